"""The words around a judge's input: problems, what reads them, mistakes about them."""
