-- What is over is told by the day in Istanbul, where it was the day of the server's zone, and by a function that knows it.
create function day_in_istanbul() returns date language sql stable
return (now() at time zone 'Europe/Istanbul')::date;

create or replace function touch_departures_of_tour() returns trigger language plpgsql as $$
begin
  insert into touched_departures (departure_id)
  select id from departures where tour_id = new.id and returns_on >= day_in_istanbul() - 1 order by id;
  return null;
end $$;

create or replace function touch_departures_of_stay() returns trigger language plpgsql as $$
begin
  insert into touched_departures (departure_id)
  select id from departures
  where tour_id = coalesce(new.tour_id, old.tour_id) and returns_on >= day_in_istanbul() - 1 order by id;
  return null;
end $$;

create or replace function touch_departures_of_hotel() returns trigger language plpgsql as $$
begin
  insert into touched_departures (departure_id)
  select distinct departures.id from departures
  join tour_hotels on tour_hotels.tour_id = departures.tour_id
  where tour_hotels.hotel_id = new.id and returns_on >= day_in_istanbul() - 1 order by departures.id;
  return null;
end $$;

create or replace function note_departure_changes() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'itself' then
    insert into departure_changes (departure_id) select id from written on conflict do nothing;
  elsif tg_argv[0] = 'departure' then
    insert into departure_changes (departure_id) select distinct departure_id from written
    where departure_id is not null on conflict do nothing;
  elsif tg_argv[0] = 'order' then
    insert into departure_changes (departure_id) select distinct order_items.departure_id
    from written join order_items on order_items.order_id = written.id on conflict do nothing;
  elsif tg_argv[0] = 'item' then
    insert into departure_changes (departure_id) select distinct order_items.departure_id
    from written join order_items on order_items.id = written.order_item_id on conflict do nothing;
  elsif tg_argv[0] = 'passenger' then
    insert into departure_changes (departure_id) select distinct order_items.departure_id
    from written join passengers on passengers.id = written.passenger_id
    join order_items on order_items.id = passengers.order_item_id on conflict do nothing;
  elsif tg_argv[0] = 'day' then
    insert into departure_changes (departure_id) select distinct departures.id
    from written join departures on departures.departs_on = written.departs_on on conflict do nothing;
  elsif tg_argv[0] = 'tour' then
    insert into departure_changes (departure_id) select departures.id
    from written join departures on departures.tour_id = written.id
    where departures.returns_on >= day_in_istanbul() - 1 on conflict do nothing;
  elsif tg_argv[0] = 'stay' then
    insert into departure_changes (departure_id) select distinct departures.id
    from written join departures on departures.tour_id = written.tour_id
    where departures.returns_on >= day_in_istanbul() - 1 on conflict do nothing;
  elsif tg_argv[0] = 'hotel' then
    insert into departure_changes (departure_id) select distinct departures.id
    from written join tour_hotels on tour_hotels.hotel_id = written.id
    join departures on departures.tour_id = tour_hotels.tour_id
    where departures.returns_on >= day_in_istanbul() - 1 on conflict do nothing;
  elsif tg_argv[0] = 'everything' then
    insert into departure_changes (departure_id) select '00000000-0000-0000-0000-000000000000'::uuid
    where exists (select from written) on conflict do nothing;
  end if;
  return null;
end $$;
