-- Lists of orders by customer and by what is still to be paid begin where they begin, instead of sorting all orders; those
-- that are alike are sorted among themselves. A day or a code within the name of a departure is found by its letters.
create index orders_by_customer on orders ((last_name || ' ' || first_name));
create index orders_by_remaining on orders ((total_minor - reduction_minor - paid_minor));
create index departures_grams on departures using gin (search_grams(lower(public_id)));
alter index departures_grams alter column 1 set statistics 0;
