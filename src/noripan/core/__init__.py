"""The words that all rooms share: games, states, moves, problems, scenes, errors.

Nothing here knows a particular game, and nothing here reads or writes files.
"""
