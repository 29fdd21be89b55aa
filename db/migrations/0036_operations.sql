-- What staff arrange for everybody who leaves on one day: papers, rooms, seats, guides, and who has come to the airport.

-- One row for each day that somebody has worked on; its version tells two members of staff apart.
create table operation_dates (
  departs_on date primary key,
  version int not null default 1
);

create table operation_travellers (
  passenger_id uuid primary key references passengers (id) on delete cascade,
  visa_step text not null default 'to-collect'
    check (visa_step in ('not-needed', 'to-collect', 'ready', 'applied', 'granted', 'refused')),
  -- Somebody of the same journey with whom this traveller may share a room: husband, wife, father, brother.
  mahram_id uuid references passengers (id) on delete set null,
  note text not null default '',
  changed_at timestamptz not null default now(),
  check (mahram_id is distinct from passenger_id)
);

create table operation_rooms (
  id uuid primary key default gen_random_uuid(),
  departs_on date not null references operation_dates (departs_on),
  -- The key of the hotel.
  stay text not null,
  number text not null check (number <> ''),
  beds int not null check (beds between 1 and 8),
  position int not null default 0,
  unique (departs_on, stay, number)
);

create table operation_places (
  passenger_id uuid not null references passengers (id) on delete cascade,
  stay text not null,
  room_id uuid not null references operation_rooms (id) on delete cascade,
  reason text not null default 'by-hand',
  primary key (passenger_id, stay)
);
create index operation_places_room on operation_places (room_id);

-- What the last proposal did, so that it can be taken back as a whole.
create table operation_proposals (
  id uuid primary key default gen_random_uuid(),
  departs_on date not null references operation_dates (departs_on),
  stay text not null,
  places jsonb not null,
  room_ids jsonb not null,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index operation_proposals_date on operation_proposals (departs_on, stay, made_at desc);

create table operation_rides (
  id uuid primary key default gen_random_uuid(),
  departs_on date not null references operation_dates (departs_on),
  kind text not null check (kind in ('flight', 'bus', 'train', 'transfer')),
  name text not null check (name <> ''),
  route text not null default '',
  leaves_on date not null,
  leaves_at text not null default '' check (leaves_at ~ '^([0-2][0-9]:[0-5][0-9])?$'),
  arrives_at text not null default '' check (arrives_at ~ '^([0-2][0-9]:[0-5][0-9])?$'),
  meeting text not null default '',
  reference text not null default '',
  capacity int not null check (capacity between 1 and 900)
);
create index operation_rides_date on operation_rides (departs_on, leaves_on, leaves_at);

create table operation_seats (
  ride_id uuid not null references operation_rides (id) on delete cascade,
  passenger_id uuid not null references passengers (id) on delete cascade,
  seat text not null default '',
  primary key (ride_id, passenger_id)
);
create index operation_seats_passenger on operation_seats (passenger_id);

create table operation_guides (
  id uuid primary key default gen_random_uuid(),
  departs_on date not null references operation_dates (departs_on),
  role text not null check (role in ('leader', 'guide', 'greeter')),
  name text not null check (name <> ''),
  phone text not null default ''
);
create index operation_guides_date on operation_guides (departs_on);

-- Every tick at the airport, once, by the id that the tablet gave it; the latest of a kind counts.
create table operation_check_ins (
  id uuid primary key,
  passenger_id uuid not null references passengers (id) on delete cascade,
  kind text not null check (kind in ('here', 'baggage', 'boarding-card')),
  is_done boolean not null,
  ticked_at timestamptz not null,
  received_at timestamptz not null default now(),
  staff_id uuid references users (id)
);
create index operation_check_ins_passenger on operation_check_ins (passenger_id, kind, ticked_at desc);
