-- orders_newest (0265) finds the same orders in both directions, and holds what lists of them ask for besides.
drop index orders_placed;
