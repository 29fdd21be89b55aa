-- What a traveller needs leave for: to visit the Rawdah, for an Umrah, or a seat on the train of the Haramain. The day and
-- the hour are those of Saudi Arabia; who is only to be asked for has a day and two hours between which it is wished.
create table operation_permits (
  passenger_id uuid not null references passengers (id) on delete cascade,
  kind text not null check (kind in ('rawdah', 'umrah', 'train')),
  -- The departure for which it was written, so that what a cancelled traveller leaves behind is found.
  departs_on date not null references operation_dates (departs_on),
  state text not null check (state in ('to-request', 'requested', 'granted', 'missed', 'used', 'not-needed')),
  day date,
  hour text not null default '' check (hour = '' or hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until text not null default '' check (until = '' or until ~ '^([01]\d|2[0-4]):[0-5]\d$'),
  gate text not null default '',
  reference text not null default '',
  changed_at timestamptz not null,
  primary key (passenger_id, kind),
  check (state not in ('granted', 'used') or kind <> 'rawdah' or (day is not null and hour <> ''))
);
create index operation_permits_departs_on on operation_permits (departs_on);

-- When somebody was last in the Rawdah, as they or the staff said; no row while nobody said it.
create table operation_rawdah_visits (
  passenger_id uuid primary key references passengers (id) on delete cascade,
  -- Null: never.
  visited_on date,
  said_by text not null check (said_by in ('customer', 'staff')),
  said_at timestamptz not null
);

-- Whoever is made unrecognisable in the orders leaves neither.
create function forget_operation_permits() returns trigger language plpgsql as $$
begin
  delete from operation_permits where passenger_id = new.id;
  delete from operation_rawdah_visits where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_operation_permits
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_operation_permits();
