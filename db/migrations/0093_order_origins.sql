-- Who an order that a customer placed came from, as keyed hashes: as long as seats wait unpaid, limits count by them.
-- Kept for two days; orders of staff and agencies have none.
create table order_origins (
  order_id uuid primary key references orders (id) on delete cascade,
  email_key text not null,
  phone_key text not null,
  network_key text not null,
  placed_at timestamptz not null
);
create index order_origins_of_email on order_origins (email_key);
create index order_origins_of_phone on order_origins (phone_key);
create index order_origins_of_network on order_origins (network_key);
create index order_origins_by_age on order_origins (placed_at);
