-- Whoever rings is known by the number: the orders of one are found without reading all of them.
create index if not exists orders_phone on orders (phone_key, placed_at desc) where erased_at is null;
