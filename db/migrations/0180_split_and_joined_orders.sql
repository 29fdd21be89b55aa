-- An order can be split in two, and two orders of one departure can be joined.
alter table orders
  -- The order that this one was split from.
  add column split_from uuid references orders (id) on delete set null,
  -- The order into which this one was joined: it has ended as cancelled, nothing is kept and nothing went back.
  add column joined_into uuid references orders (id) on delete set null,
  add constraint orders_joined_has_ended check (joined_into is null or state = 'cancelled');
create index orders_split on orders (split_from) where split_from is not null;
create index orders_joined on orders (joined_into) where joined_into is not null;

-- A part of what another attempt brought, since some of it belongs to another payment: its provider knows the other one.
alter table payment_attempts add column split_from uuid references payment_attempts (id);
create index payment_attempts_split on payment_attempts (split_from) where split_from is not null;
