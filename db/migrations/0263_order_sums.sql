-- What overviews say of all orders is kept as sums of a month: adding up twenty thousand orders for every page took longer
-- than all else on it. Triggers alone write here, whoever writes orders.

-- What of an order stands in the sums.
create table counted_orders (
  order_id uuid primary key,
  -- The first of the month of Istanbul in which it was placed.
  month date not null,
  state text not null,
  currency char(3) not null,
  keeper_id uuid,
  travellers integer not null,
  cost_minor bigint not null,
  paid_minor bigint not null,
  -- What is still to come, and what of that no part asks for.
  open_minor bigint not null,
  unasked_minor bigint not null
);

create table order_sums (
  month date not null,
  state text not null,
  currency char(3) not null,
  keeper_id uuid,
  orders integer not null,
  travellers integer not null,
  cost_minor bigint not null,
  paid_minor bigint not null,
  open_minor bigint not null,
  unasked_minor bigint not null
);
create unique index order_sums_of on order_sums (month, state, currency, keeper_id) nulls not distinct;

-- What is to be added to the sums. Two who sell at the same time would wait for each other at a sum: each only adds a row,
-- and whoever finds nobody else at it adds up what is there.
create table order_sum_changes (like order_sums);

create function count_orders(ids uuid[]) returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  -- Whoever writes about the same order waits here, and counts what the other has written.
  perform from counted_orders where order_id = any (ids) order by order_id for update;
  insert into order_sum_changes
  select month, state, currency, keeper_id, -1, -travellers, -cost_minor, -paid_minor, -open_minor, -unasked_minor
  from counted_orders where order_id = any (ids);
  delete from counted_orders where order_id = any (ids) and not exists (select from orders where id = order_id);
  insert into counted_orders
  select orders.id, date_trunc('month', placed_at at time zone 'Europe/Istanbul')::date, state, currency, keeper_id,
    (select count(*) from order_items join passengers on passengers.order_item_id = order_items.id
      where order_items.order_id = orders.id and passengers.cancelled_at is null),
    cost, paid_minor, greatest(cost - paid_minor, 0), greatest(cost - paid_minor - asked, 0)
  from orders,
    lateral (select total_minor - reduction_minor as cost) as priced,
    lateral (select coalesce(sum(amount_minor), 0)::bigint as asked from order_payment_parts
      where order_payment_parts.order_id = orders.id and paid_at is null and withdrawn_at is null) as parts
  where orders.id = any (ids)
  on conflict (order_id) do update set
    month = excluded.month, state = excluded.state, currency = excluded.currency, keeper_id = excluded.keeper_id,
    travellers = excluded.travellers, cost_minor = excluded.cost_minor, paid_minor = excluded.paid_minor,
    open_minor = excluded.open_minor, unasked_minor = excluded.unasked_minor;
  insert into order_sum_changes
  select month, state, currency, keeper_id, 1, travellers, cost_minor, paid_minor, open_minor, unasked_minor
  from counted_orders where order_id = any (ids);
end $$;

create function add_up_orders() returns void language plpgsql as $$
begin
  -- A transaction that sees one moment only might have to be done again for what others have added up since.
  if current_setting('transaction_isolation') <> 'read committed' or not pg_try_advisory_xact_lock(726380001) then
    return;
  end if;
  with added as (delete from order_sum_changes returning *)
  insert into order_sums
  select month, state, currency, keeper_id, sum(orders), sum(travellers), sum(cost_minor), sum(paid_minor),
    sum(open_minor), sum(unasked_minor)
  from added group by month, state, currency, keeper_id
  having (sum(orders), sum(travellers), sum(cost_minor), sum(paid_minor), sum(open_minor), sum(unasked_minor))
    <> (0, 0, 0, 0, 0, 0)
  on conflict (month, state, currency, keeper_id) do update set
    orders = order_sums.orders + excluded.orders, travellers = order_sums.travellers + excluded.travellers,
    cost_minor = order_sums.cost_minor + excluded.cost_minor, paid_minor = order_sums.paid_minor + excluded.paid_minor,
    open_minor = order_sums.open_minor + excluded.open_minor,
    unasked_minor = order_sums.unasked_minor + excluded.unasked_minor;
  delete from order_sums where orders = 0;
end $$;

create function count_written_orders() returns trigger language plpgsql as $$
begin
  perform count_orders((select array_agg(distinct id) from written));
  perform add_up_orders();
  return null;
end $$;

create function count_changed_orders() returns trigger language plpgsql as $$
begin
  perform count_orders((select array_agg(distinct come.id) from gone join come on come.id = gone.id
    where (gone.state, gone.currency, gone.keeper_id, gone.placed_at, gone.total_minor, gone.reduction_minor,
      gone.paid_minor) is distinct from (come.state, come.currency, come.keeper_id, come.placed_at, come.total_minor,
      come.reduction_minor, come.paid_minor)));
  perform add_up_orders();
  return null;
end $$;

create function count_orders_of_items() returns trigger language plpgsql as $$
begin
  perform count_orders((select array_agg(distinct order_id) from written));
  return null;
end $$;

create function count_orders_of_moved_items() returns trigger language plpgsql as $$
begin
  perform count_orders((select array_agg(distinct moved.order_id) from gone join come on come.id = gone.id,
    lateral (values (gone.order_id), (come.order_id)) as moved (order_id) where gone.order_id <> come.order_id));
  return null;
end $$;

create function count_orders_of_passengers() returns trigger language plpgsql as $$
begin
  perform count_orders((select array_agg(distinct order_items.order_id) from written
    join order_items on order_items.id = written.order_item_id));
  return null;
end $$;

create function count_orders_of_changed_passengers() returns trigger language plpgsql as $$
begin
  perform count_orders((select array_agg(distinct order_items.order_id) from gone join come on come.id = gone.id
    join order_items on order_items.id in (gone.order_item_id, come.order_item_id)
    where gone.order_item_id <> come.order_item_id or (gone.cancelled_at is null) <> (come.cancelled_at is null)));
  return null;
end $$;

create function count_orders_of_changed_parts() returns trigger language plpgsql as $$
begin
  perform count_orders((select array_agg(distinct moved.order_id) from gone join come on come.id = gone.id,
    lateral (values (gone.order_id), (come.order_id)) as moved (order_id)
    where (gone.order_id, gone.amount_minor, gone.paid_at is null, gone.withdrawn_at is null)
      <> (come.order_id, come.amount_minor, come.paid_at is null, come.withdrawn_at is null)));
  return null;
end $$;

create trigger counts_new after insert on orders referencing new table as written
  for each statement execute function count_written_orders();
create trigger counts_changed after update on orders referencing old table as gone new table as come
  for each statement execute function count_changed_orders();
create trigger counts_gone after delete on orders referencing old table as written
  for each statement execute function count_written_orders();
create trigger counts_changed after update on order_items referencing old table as gone new table as come
  for each statement execute function count_orders_of_moved_items();
create trigger counts_gone after delete on order_items referencing old table as written
  for each statement execute function count_orders_of_items();
create trigger counts_new after insert on passengers referencing new table as written
  for each statement execute function count_orders_of_passengers();
create trigger counts_changed after update on passengers referencing old table as gone new table as come
  for each statement execute function count_orders_of_changed_passengers();
create trigger counts_gone after delete on passengers referencing old table as written
  for each statement execute function count_orders_of_passengers();
create trigger counts_new after insert on order_payment_parts referencing new table as written
  for each statement execute function count_orders_of_items();
create trigger counts_changed after update on order_payment_parts referencing old table as gone new table as come
  for each statement execute function count_orders_of_changed_parts();
create trigger counts_gone after delete on order_payment_parts referencing old table as written
  for each statement execute function count_orders_of_items();

-- Those that are there. Nobody writes orders while the triggers are made.
select count_orders((select array_agg(id) from orders)), add_up_orders();
