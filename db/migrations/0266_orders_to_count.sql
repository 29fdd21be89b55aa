-- Whoever sells notes only which orders are to be counted, instead of counting them: the sums took a third of what an order
-- costs the database. A job counts what is noted every minute; until then whoever reads the sums counts it beside them. An
-- older program that runs meanwhile reads the sums of a minute ago.
create table orders_to_count (order_id uuid not null);

alter function count_written_orders() rename to note_written_orders;
alter function count_changed_orders() rename to note_changed_orders;
alter function count_orders_of_items() rename to note_orders_of_items;
alter function count_orders_of_moved_items() rename to note_orders_of_moved_items;
alter function count_orders_of_passengers() rename to note_orders_of_passengers;
alter function count_orders_of_changed_passengers() rename to note_orders_of_changed_passengers;
alter function count_orders_of_changed_parts() rename to note_orders_of_changed_parts;

create or replace function note_written_orders() returns trigger language plpgsql as $$
begin
  insert into orders_to_count select id from written;
  return null;
end $$;

create or replace function note_changed_orders() returns trigger language plpgsql as $$
begin
  insert into orders_to_count
  select come.id from gone join come on come.id = gone.id
  where (gone.state, gone.currency, gone.keeper_id, gone.placed_at, gone.total_minor, gone.reduction_minor,
    gone.paid_minor) is distinct from (come.state, come.currency, come.keeper_id, come.placed_at, come.total_minor,
    come.reduction_minor, come.paid_minor);
  return null;
end $$;

create or replace function note_orders_of_items() returns trigger language plpgsql as $$
begin
  insert into orders_to_count select distinct order_id from written;
  return null;
end $$;

create or replace function note_orders_of_moved_items() returns trigger language plpgsql as $$
begin
  insert into orders_to_count
  select moved.order_id from gone join come on come.id = gone.id,
    lateral (values (gone.order_id), (come.order_id)) as moved (order_id)
  where gone.order_id <> come.order_id;
  return null;
end $$;

create or replace function note_orders_of_passengers() returns trigger language plpgsql as $$
begin
  insert into orders_to_count
  select distinct order_items.order_id from written join order_items on order_items.id = written.order_item_id;
  return null;
end $$;

create or replace function note_orders_of_changed_passengers() returns trigger language plpgsql as $$
begin
  insert into orders_to_count
  select distinct order_items.order_id from gone join come on come.id = gone.id
    join order_items on order_items.id in (gone.order_item_id, come.order_item_id)
  where gone.order_item_id <> come.order_item_id or (gone.cancelled_at is null) <> (come.cancelled_at is null);
  return null;
end $$;

create or replace function note_orders_of_changed_parts() returns trigger language plpgsql as $$
begin
  insert into orders_to_count
  select distinct moved.order_id from gone join come on come.id = gone.id,
    lateral (values (gone.order_id), (come.order_id)) as moved (order_id)
  where (gone.order_id, gone.amount_minor, gone.paid_at is null, gone.withdrawn_at is null)
    <> (come.order_id, come.amount_minor, come.paid_at is null, come.withdrawn_at is null);
  return null;
end $$;

-- What orders are in the sums with, each as it stands now.
create function order_counts(ids uuid[]) returns setof counted_orders language plpgsql stable rows 10 as $$
begin
  return query
  select orders.id, date_trunc('month', placed_at at time zone 'Europe/Istanbul')::date, state, currency, keeper_id,
    (select count(*) from order_items join passengers on passengers.order_item_id = order_items.id
      where order_items.order_id = orders.id and passengers.cancelled_at is null)::integer,
    cost, paid_minor, greatest(cost - paid_minor, 0), greatest(cost - paid_minor - asked, 0)
  from orders,
    lateral (select total_minor - reduction_minor as cost) as priced,
    lateral (select coalesce(sum(amount_minor), 0)::bigint as asked from order_payment_parts
      where order_payment_parts.order_id = orders.id and paid_at is null and withdrawn_at is null) as parts
  where orders.id = any (ids);
end $$;

-- What has to be added to the sums for what was noted and nobody has counted yet.
create function uncounted_orders() returns setof order_sums language plpgsql stable rows 10 as $$
declare
  ids uuid[] := (select array_agg(distinct order_id) from orders_to_count);
begin
  if ids is null then
    return;
  end if;
  return query
  select month, state, currency, keeper_id, -1, -travellers, -cost_minor, -paid_minor, -open_minor, -unasked_minor
  from counted_orders where order_id = any (ids)
  union all
  select month, state, currency, keeper_id, 1, travellers, cost_minor, paid_minor, open_minor, unasked_minor
  from order_counts(ids);
end $$;

create or replace function count_orders(ids uuid[]) returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  insert into order_sum_changes
  select month, state, currency, keeper_id, -1, -travellers, -cost_minor, -paid_minor, -open_minor, -unasked_minor
  from counted_orders where order_id = any (ids);
  delete from counted_orders where order_id = any (ids);
  with counted as (insert into counted_orders select * from order_counts(ids) returning *)
  insert into order_sum_changes
  select month, state, currency, keeper_id, 1, travellers, cost_minor, paid_minor, open_minor, unasked_minor
  from counted;
end $$;

-- Counts what is noted, and says of how many orders.
create function count_noted_orders() returns integer language plpgsql as $$
declare
  ids uuid[];
begin
  -- Two who count would count the same order.
  if not pg_try_advisory_xact_lock(726380001) then
    return 0;
  end if;
  with taken as (delete from orders_to_count returning order_id)
  select array_agg(distinct order_id) into ids from taken;
  perform count_orders(ids);
  perform add_up_orders();
  return coalesce(cardinality(ids), 0);
end $$;

-- An order without anybody on it belongs to no departure.
drop trigger notes_departures_of_new on orders;
