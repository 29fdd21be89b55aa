-- Which departures somebody has written about, once for each transaction: what was worked out of the people on a departure,
-- their papers, rooms and steps is kept in memory and worked out anew only then. Rows are only added, so nobody waits for
-- anybody, and forgotten after some days. Settings belong to all departures, which no id stands for but that of zeros.
create table departure_changes (
  changed_in bigint not null default pg_current_xact_id()::text::bigint,
  departure_id uuid not null,
  changed_at timestamptz not null default now(),
  primary key (changed_in, departure_id)
);
create index departure_changes_changed_at on departure_changes (changed_at);

-- The argument says how a row of the table that was written to leads to its departures.
create function note_departure_changes() returns trigger language plpgsql as $$
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
    where departures.returns_on >= current_date - 1 on conflict do nothing;
  elsif tg_argv[0] = 'stay' then
    insert into departure_changes (departure_id) select distinct departures.id
    from written join departures on departures.tour_id = written.tour_id
    where departures.returns_on >= current_date - 1 on conflict do nothing;
  elsif tg_argv[0] = 'hotel' then
    insert into departure_changes (departure_id) select distinct departures.id
    from written join tour_hotels on tour_hotels.hotel_id = written.id
    join departures on departures.tour_id = tour_hotels.tour_id
    where departures.returns_on >= current_date - 1 on conflict do nothing;
  elsif tg_argv[0] = 'everything' then
    insert into departure_changes (departure_id) select '00000000-0000-0000-0000-000000000000'::uuid
    where exists (select from written) on conflict do nothing;
  end if;
  return null;
end $$;

do $$
declare
  noted record;
begin
  for noted in values
    ('departures', 'itself'), ('tours', 'tour'), ('tour_hotels', 'stay'), ('hotels', 'hotel'),
    ('orders', 'order'), ('order_items', 'departure'), ('passengers', 'item'), ('seat_holds', 'departure'),
    ('operation_travellers', 'passenger'), ('operation_places', 'passenger'), ('operation_relatives', 'passenger'),
    ('traveller_steps', 'passenger'), ('ticket_names', 'departure'), ('airline_seats', 'departure'),
    ('stay_contracts', 'departure'), ('operation_guides', 'day'), ('settings', 'everything')
  loop
    execute format('create trigger notes_departures_of_new after insert on %I referencing new table as written
      for each statement execute function note_departure_changes(%L)', noted.column1, noted.column2);
    execute format('create trigger notes_departures_of_changed after update on %I referencing new table as written
      for each statement execute function note_departure_changes(%L)', noted.column1, noted.column2);
    execute format('create trigger notes_departures_before_change after update on %I referencing old table as written
      for each statement execute function note_departure_changes(%L)', noted.column1, noted.column2);
    execute format('create trigger notes_departures_of_gone after delete on %I referencing old table as written
      for each statement execute function note_departure_changes(%L)', noted.column1, noted.column2);
  end loop;
end $$;
