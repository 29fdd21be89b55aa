-- What leaders note on the road, on a telephone that is often without a connection. Every id is made by the telephone, so
-- that what is sent twice counts once; every hour is set right by what the clock of the telephone was wrong by.

-- Two leaders who count at one place within the same time count together; the program joins what they sent.
create table road_counts (
  id uuid primary key,
  departure_id uuid not null references departures (id) on delete cascade,
  place text not null check (place in ('airport', 'landed', 'bus', 'hotel', 'umrah', 'way-home', 'elsewhere')),
  begun_at timestamptz not null,
  received_at timestamptz not null,
  -- From that day on it is gone, with its ticks.
  forget_on date not null
);
create index road_counts_departure on road_counts (departure_id);
create index road_counts_forget on road_counts (forget_on);

create table road_ticks (
  id uuid primary key,
  count_id uuid not null references road_counts (id) on delete cascade,
  passenger_id uuid not null references passengers (id) on delete cascade,
  is_here boolean not null,
  ticked_at timestamptz not null,
  clock_error_ms bigint not null,
  received_at timestamptz not null,
  leader_id uuid references users (id) on delete set null
);
create index road_ticks_count on road_ticks (count_id);
create index road_ticks_passenger on road_ticks (passenger_id);
create index road_ticks_leader on road_ticks (leader_id);

-- How many pieces of somebody were seen at a point of the way; the count made last holds.
create table road_luggage (
  id uuid primary key,
  departure_id uuid not null references departures (id) on delete cascade,
  passenger_id uuid not null references passengers (id) on delete cascade,
  point text not null check (point in ('handed-in', 'landed', 'hotel', 'return')),
  pieces int not null check (pieces between 0 and 20),
  counted_at timestamptz not null,
  clock_error_ms bigint not null,
  received_at timestamptz not null,
  leader_id uuid references users (id) on delete set null,
  forget_on date not null
);
create index road_luggage_departure on road_luggage (departure_id);
create index road_luggage_forget on road_luggage (forget_on);
create index road_luggage_passenger on road_luggage (passenger_id);
create index road_luggage_leader on road_luggage (leader_id);

-- Of what was said about one incident the last holds; the end of it is said once.
create table road_incidents (
  id uuid primary key,
  departure_id uuid not null references departures (id) on delete cascade,
  -- Nobody where it is about the group: a bus that does not come.
  passenger_id uuid references passengers (id) on delete cascade,
  kind text not null check (kind in ('lost', 'ill', 'passport-lost', 'other')),
  place text not null default '',
  note text not null default '',
  next_step text not null default '',
  happened_at timestamptz not null,
  said_at timestamptz not null,
  clock_error_ms bigint not null,
  received_at timestamptz not null,
  leader_id uuid references users (id) on delete set null,
  settled_at timestamptz,
  forget_on date not null
);
create index road_incidents_departure on road_incidents (departure_id);
create index road_incidents_forget on road_incidents (forget_on);
create index road_incidents_passenger on road_incidents (passenger_id);
create index road_incidents_leader on road_incidents (leader_id);
create index road_incidents_open on road_incidents (happened_at) where settled_at is null;

-- How long a rite took on a floor. Nobody is in it: neither who measured nor which group.
create table road_rites (
  id uuid primary key,
  rite text not null check (rite in ('tawaf', 'sai')),
  floor text not null check (floor in ('ground', 'middle', 'roof')),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at > started_at)
);
create index road_rites_started on road_rites (started_at);

-- Whoever is made unrecognisable in the orders leaves nothing of it.
create function forget_road_marks() returns trigger language plpgsql as $$
begin
  delete from road_ticks where passenger_id = new.id;
  delete from road_luggage where passenger_id = new.id;
  delete from road_incidents where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_road_marks
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_road_marks();
