/**
 * What fills a large season of 5,000 orders up to a multiple of it: copies with names, numbers, addresses and telephones of
 * their own. The first three copies are of this season, every four more of one that is a year further back, with
 * departures that have left.
 */
export function ordersFilledUp(copies: number): string[] {
  return [
    // Nothing that triggers keep is worked out a row at a time.
    'set session_replication_role = replica',
    `create temp table copies as select k, case when k < 4 then 0 else 1 + (k - 4) / 4 end as years
      from generate_series(1, ${copies}) k`,
    `create temp table surnames as select row_number() over () - 1 as nth, start || rest as name
      from unnest(array['Yıl','Kara','Gün','Öz','Çel','Ak','Demir','Ars','Kur','Ay','Koç','Işık','Tek','Do','Kıl','As','Tun',
        'Boz','Sarı','Şen','Er','Al','Bay','Can','Dağ','Ege','Gök','Kor','Taş','Yaz']) start,
      unnest(array['maz','ca','eş','türk','ik','soy','lan','tepe','can','oğlu','er','men','gül','kan','han','taş','bey','alp',
        'gil','soylu']) rest`,
    `create temp table originals as select orders.id, orders.nth, k, years, surnames.name from copies,
      (select id, row_number() over (order by order_no) as nth from orders) orders
      join surnames on surnames.nth = (orders.nth * 7) % 600`,
    'analyze originals',
    `insert into departures select copy.* from departures, (select distinct years from copies where years > 0) past,
      lateral (select departs_on - 364 * years as leaves, returns_on - 364 * years as returns) days,
      jsonb_populate_record(departures, jsonb_build_object('id', md5(departures.id::text || years)::uuid,
        'departs_on', leaves, 'returns_on', returns, 'sales_close_on', leaves, 'status', 'closed', 'public_id',
        to_char(leaves, 'DD-MM-YYYY-') || to_char(returns, 'DD-MM-YYYY-') || split_part(public_id, '-', 7))) copy`,
    `insert into orders select copy.* from orders join originals using (id),
      lateral (select nth + k * 5000 as number, 905300000000 + nth * 7919 + k * 45000001 as phone) own,
      jsonb_populate_record(orders, jsonb_build_object('id', md5(orders.id::text || k)::uuid, 'public_id', public_id || k,
        'order_no', 'K-' || lpad(number::text, 6, '0'), 'access_token', access_token || k,
        'idempotency_key', idempotency_key || k, 'last_name', name, 'phone', '+' || own.phone, 'phone_key', own.phone::text,
        'email', 'yolcu' || number || '@kafile.example', 'placed_at', placed_at - make_interval(days => 364 * years, mins => k),
        'search_text', fold_for_search(format('K-%s %s %s yolcu%s@kafile.example', lpad(number::text, 6, '0'), first_name,
          name, number)))) copy`,
    `insert into order_items select copy.* from order_items join originals on originals.id = order_id,
      jsonb_populate_record(order_items, jsonb_build_object('id', md5(order_items.id::text || k)::uuid,
        'order_id', md5(order_id::text || k)::uuid, 'departure_id',
        case when years = 0 then departure_id else md5(departure_id::text || years)::uuid end)) copy`,
    `insert into passengers select copy.* from passengers join order_items on order_items.id = order_item_id
      join originals on originals.id = order_id, jsonb_populate_record(passengers, jsonb_build_object(
        'id', md5(passengers.id::text || k)::uuid, 'order_item_id', md5(order_item_id::text || k)::uuid, 'last_name', name,
        'passport_no_index', md5(passport_no_index || k), 'passport_no_sealed', null, 'tckn_sealed', null, 'search_text', fold_for_search(first_name || ' ' || name))) copy`,
    `insert into payments select copy.* from payments, copies, jsonb_populate_record(payments, jsonb_build_object(
        'id', md5(id::text || k)::uuid, 'token', token || k, 'subject_ref', subject_ref || k,
        'paid_at', paid_at - make_interval(days => 364 * years, mins => k))) copy`,
    `insert into payment_attempts select copy.* from payment_attempts, copies, jsonb_populate_record(payment_attempts,
      jsonb_build_object('id', md5(id::text || k)::uuid, 'ref', ref || k, 'payment_id', md5(payment_id::text || k)::uuid,
        'idempotency_key', idempotency_key || k, 'provider_ref', provider_ref || k,
        'transfer_reference', transfer_reference || k, 'search_text', search_text || ' ' || k,
        'captured_at', captured_at - make_interval(days => 364 * years, mins => k),
        'created_at', created_at - make_interval(days => 364 * years, mins => k))) copy`,
    'set session_replication_role = origin',
  ]
}

/** What the triggers would have counted meanwhile. */
export const ordersCounted: readonly string[] = [
  'select count_orders(array(select id from orders)), add_up_orders()',
  'truncate orders_to_count',
  'vacuum analyze',
]

/** Takes every order away. */
export const withoutOrders: readonly string[] = [
  'truncate orders, payments, counted_orders, order_sums, order_sum_changes, orders_to_count, touched_departures, departure_changes cascade',
  'vacuum analyze',
]

/** So many departures on sale: others become drafts, or copies leave some weeks later. */
export function departuresOnSale(wanted: number): string[] {
  return [
    'set session_replication_role = replica',
    `insert into departures select copy.* from departures, generate_series(1, 3) shift,
      lateral (select departs_on + 371 * shift as leaves, returns_on + 371 * shift as returns) days,
      jsonb_populate_record(departures, jsonb_build_object('id', md5(departures.id::text || 'on' || shift)::uuid,
        'departs_on', leaves, 'returns_on', returns, 'sales_close_on', sales_close_on + 371 * shift, 'public_id',
        to_char(leaves, 'DD-MM-YYYY-') || to_char(returns, 'DD-MM-YYYY-') || split_part(public_id, '-', 7))) copy
      where departures.departs_on >= current_date and (select count(*) from departures where departs_on >= current_date) < ${wanted}
      on conflict do nothing`,
    `insert into departure_fares select copy.* from departure_fares, generate_series(1, 3) shift,
      jsonb_populate_record(departure_fares, jsonb_build_object(
        'departure_id', md5(departure_id::text || 'on' || shift)::uuid)) copy
      where exists (select from departures where id = copy.departure_id) on conflict do nothing`,
    `update departures set status = case when nth <= ${wanted} then 'published' else 'draft' end
      from (select id, row_number() over (order by departs_on, public_id) as nth from departures
        where departs_on >= current_date) coming where coming.id = departures.id`,
    'set session_replication_role = origin',
    'vacuum analyze departures, departure_fares',
  ]
}
