-- Lists of orders, the newest or the largest first, are read in the order of an index; the one that had no direction for
-- orders of the same moment goes with the version after.
create index orders_newest on orders (placed_at desc, id desc) include (state, keeper_id);
create index orders_by_total on orders (total_minor desc, placed_at desc, id desc) include (state, keeper_id);
