-- As before, of all these orders together: asked order by order, the question is planned for one, and where the database
-- does not know yet how much is in its tables, which is after an import, it read all travellers again for each order.
create or replace function order_counts(ids uuid[]) returns setof counted_orders language plpgsql stable rows 10 as $$
begin
  return query
  with travelling as (
    select order_items.order_id, count(*)::integer as travellers
    from order_items join passengers on passengers.order_item_id = order_items.id
    where order_items.order_id = any (ids) and passengers.cancelled_at is null
    group by 1
  ), asking as (
    select order_id, sum(amount_minor)::bigint as asked
    from order_payment_parts where order_id = any (ids) and paid_at is null and withdrawn_at is null
    group by 1
  )
  select orders.id, date_trunc('month', placed_at at time zone 'Europe/Istanbul')::date, state, currency, keeper_id,
    coalesce(travelling.travellers, 0), cost, paid_minor, greatest(cost - paid_minor, 0),
    greatest(cost - paid_minor - coalesce(asked, 0), 0)
  from orders
    cross join lateral (select total_minor - reduction_minor as cost) as priced
    left join travelling on travelling.order_id = orders.id
    left join asking on asking.order_id = orders.id
  where orders.id = any (ids);
end $$;
