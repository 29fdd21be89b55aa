-- Departures of which something changed that travellers were promised, each change in its own row, so that none is lost
-- between two programs. Whoever changes may say why, for the length of a transaction, as `kafile.change_reason`.
create table touched_departures (
  id bigint generated always as identity primary key,
  departure_id uuid not null references departures (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  reason text not null default coalesce(nullif(current_setting('kafile.change_reason', true), ''), 'other')
);

create function touch_departure() returns trigger language plpgsql as $$
begin
  insert into touched_departures (departure_id) values (new.id);
  return null;
end $$;

create function touch_departures_of_tour() returns trigger language plpgsql as $$
begin
  insert into touched_departures (departure_id)
  select id from departures where tour_id = new.id and returns_on >= current_date - 1 order by id;
  return null;
end $$;

create function touch_departures_of_stay() returns trigger language plpgsql as $$
begin
  insert into touched_departures (departure_id)
  select id from departures
  where tour_id = coalesce(new.tour_id, old.tour_id) and returns_on >= current_date - 1 order by id;
  return null;
end $$;

create function touch_departures_of_hotel() returns trigger language plpgsql as $$
begin
  insert into touched_departures (departure_id)
  select distinct departures.id from departures
  join tour_hotels on tour_hotels.tour_id = departures.tour_id
  where tour_hotels.hotel_id = new.id and returns_on >= current_date - 1 order by departures.id;
  return null;
end $$;

create trigger begins_promise after insert on departures for each row execute function touch_departure();
create trigger changes_promise after update of departs_on, returns_on, flight_times, starts_at, pick_up on departures
for each row when (
  (old.departs_on, old.returns_on, old.flight_times, old.starts_at, old.pick_up)
  is distinct from (new.departs_on, new.returns_on, new.flight_times, new.starts_at, new.pick_up)
) execute function touch_departure();
create trigger changes_promise after update of program, guide_languages, group_max on tours
for each row when (
  (old.program, old.guide_languages, old.group_max) is distinct from (new.program, new.guide_languages, new.group_max)
) execute function touch_departures_of_tour();
create trigger changes_promise after insert or update or delete on tour_hotels
for each row execute function touch_departures_of_stay();
create trigger changes_promise after update of name, city, city_name, stars, walk_metres on hotels
for each row when (
  (old.name, old.city, old.city_name, old.stars, old.walk_metres)
  is distinct from (new.name, new.city, new.city_name, new.stars, new.walk_metres)
) execute function touch_departures_of_hotel();

-- Those that are there begin with what they promise now.
insert into touched_departures (departure_id)
select id from departures where returns_on >= current_date - 1 order by id;

-- What a departure promised from a moment on; the latest of a departure is what it promises now. What an order was promised
-- is the one in force when it was agreed.
create table promised_facts (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures (id) on delete cascade,
  since timestamptz not null,
  facts jsonb not null,
  -- Why it changed; null for the first.
  reason text,
  -- When everybody who had bought had been told of it; null while that is to be done.
  told_at timestamptz
);
create index promised_facts_departure on promised_facts (departure_id, since);
create index promised_facts_untold on promised_facts (since) where told_at is null;

-- That the customer of an order was told: of everything between two states of a departure. The row and the mail are
-- written together.
create table promise_notices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  departure_id uuid not null references departures (id) on delete cascade,
  facts_before uuid not null references promised_facts (id) on delete cascade,
  facts_after uuid not null references promised_facts (id) on delete cascade,
  weight text not null check (weight in ('minor', 'essential')),
  is_urgent boolean not null,
  is_mailed boolean not null,
  told_at timestamptz not null,
  -- The page of the order was asked for with it.
  opened_at timestamptz,
  -- Staff opened a chat with the prepared words.
  chatted_at timestamptz,
  -- The customer said that they had read it.
  confirmed_at timestamptz,
  -- Staff reached them otherwise.
  reached_at timestamptz,
  -- A later notice tells everything that this one told and was not answered.
  replaced_at timestamptz,
  answer text check (answer in ('accept', 'move', 'leave')),
  answered_at timestamptz,
  -- With which program and from which address they answered, as a hash.
  answer_proof jsonb,
  unique (order_id, facts_after),
  check ((answer is null) = (answered_at is null))
);
create index promise_notices_departure on promise_notices (departure_id, told_at desc);
