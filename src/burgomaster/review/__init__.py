"""One game assessed: the luck of every chance event, the error of every decision, and books that add up."""
