-- Of two members of staff who change the same order, the second is told.
alter table orders add column version int not null default 1;
