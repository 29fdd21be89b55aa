-- Who was sold a room together: those with one number in an order. Null where nobody said so.
alter table passengers add column sold_room int check (sold_room > 0);
