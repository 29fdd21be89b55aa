-- What the agency has settled with a hotel for those who leave on a day.
create table operation_stays (
  departs_on date not null references operation_dates (departs_on),
  -- The key of the hotel.
  stay text not null,
  -- The number under which the hotel has confirmed; empty until it has.
  confirmation text not null default '',
  -- Until that day the hotel keeps the rooms without having been told that they are taken.
  option_on date,
  mail text not null default '',
  -- [{ "beds": 2, "rooms": 10 }]
  contracted jsonb not null default '[]',
  wish text not null default '',
  primary key (departs_on, stay)
);
create index operation_stays_option on operation_stays (option_on) where confirmation = '';

alter table operation_rooms
  add column floor text not null default '' check (floor in ('', 'low', 'high')),
  add column view text not null default '' check (view in ('', 'haram', 'city'));

alter table operation_travellers add column room_wish text not null default '';

-- Every list of rooms that went to a hotel, as it went.
create table operation_room_lists (
  id uuid primary key default gen_random_uuid(),
  departs_on date not null references operation_dates (departs_on),
  stay text not null,
  version int not null check (version > 0),
  -- [{ "id": "…", "number": "1805", "beds": 2, "floor": "", "view": "" }]
  rooms jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  -- Where it was sent last; empty while it was only taken as a file.
  mail_to text not null default '',
  -- From that day on the names in it are gone.
  forget_on date not null,
  unique (departs_on, stay, version)
);

create table operation_room_list_guests (
  list_id uuid not null references operation_room_lists (id) on delete cascade,
  passenger_id uuid not null references passengers (id) on delete cascade,
  room_id uuid not null,
  name text not null,
  gender text check (gender in ('female', 'male')),
  nationality text not null,
  wish text not null default '',
  position int not null,
  primary key (list_id, passenger_id)
);
create index operation_room_list_guests_passenger on operation_room_list_guests (passenger_id);

create or replace function forget_operation_traveller() returns trigger language plpgsql as $$
begin
  delete from operation_travellers where passenger_id = new.id;
  delete from operation_check_ins where passenger_id = new.id;
  delete from operation_relatives where passenger_id = new.id or relative_id = new.id;
  delete from operation_room_list_guests where passenger_id = new.id;
  update operation_travellers set mahram_id = null where mahram_id = new.id;
  return null;
end
$$;
