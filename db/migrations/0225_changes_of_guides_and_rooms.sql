-- Who led or guided before, and by which number they were called, for those who had read it.
create table operation_guide_changes (
  id uuid primary key default gen_random_uuid(),
  guide_id uuid not null references operation_guides (id) on delete cascade,
  changed_at timestamptz not null,
  name text not null,
  phone_e164 text
);
create index operation_guide_changes_guide on operation_guide_changes (guide_id, changed_at desc);

-- Which number the room of a traveller had before, once the rooms of that hotel had been settled and told.
create table operation_room_changes (
  id uuid primary key default gen_random_uuid(),
  passenger_id uuid not null references passengers (id) on delete cascade,
  stay text not null,
  changed_at timestamptz not null default now(),
  number text not null
);
create index operation_room_changes_passenger on operation_room_changes (passenger_id, stay, changed_at desc);

create function note_told_room(passenger uuid, room operation_rooms) returns void language sql as $$
  insert into operation_room_changes (passenger_id, stay, number)
  select passengers.id, room.stay, room.number from passengers
  where passengers.id = passenger and passengers.identity_removed_at is null and room.number <> ''
    and exists (select from operation_room_lists list where list.departs_on = room.departs_on and list.stay = room.stay)
$$;

create function note_renumbered_room() returns trigger language plpgsql as $$
begin
  perform note_told_room(place.passenger_id, old) from operation_places place where place.room_id = old.id;
  return null;
end
$$;

create trigger operation_rooms_note_number
after update of number on operation_rooms
for each row when (new.number is distinct from old.number)
execute function note_renumbered_room();

create function note_closed_room() returns trigger language plpgsql as $$
begin
  perform note_told_room(place.passenger_id, old) from operation_places place where place.room_id = old.id;
  return old;
end
$$;

create trigger operation_rooms_note_end
before delete on operation_rooms
for each row execute function note_closed_room();

-- Whoever is taken out of a room is told the next one as a change of it.
create function note_left_room() returns trigger language plpgsql as $$
begin
  perform note_told_room(old.passenger_id, room) from operation_rooms room where room.id = old.room_id;
  return null;
end
$$;

create trigger operation_places_note_room
after delete on operation_places
for each row execute function note_left_room();

create trigger operation_places_note_other_room
after update of room_id on operation_places
for each row when (new.room_id is distinct from old.room_id)
execute function note_left_room();

-- Whoever is made unrecognisable in the orders leaves none.
create function forget_room_changes() returns trigger language plpgsql as $$
begin
  delete from operation_room_changes where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_room_changes
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_room_changes();
