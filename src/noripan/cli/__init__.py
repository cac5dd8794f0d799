"""The command line: reads words, calls one function, prints."""
