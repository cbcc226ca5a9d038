"""An edition being edited: what its text holds and where, what is wrong with it, and changes that keep all the rest."""
