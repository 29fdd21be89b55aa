-- What is contracted of wheelchairs for those who leave on a day: where, on which day and between which hours, how many
-- chairs, and how many people who push them. An end that is not after the beginning is on the next day.
create table operation_chair_contracts (
  id uuid primary key default gen_random_uuid(),
  departs_on date not null references operation_dates (departs_on),
  -- Without one the chairs are there for everybody of the day. A departure with chairs contracted for it is not removed.
  departure_id uuid references departures (id),
  place text not null check (place <> ''),
  day date not null,
  from_hour text not null check (from_hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_hour text not null check (until_hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  chairs integer not null check (chairs between 1 and 200),
  pushers integer not null check (pushers between 0 and 200),
  supplier text not null default '',
  phone text not null default '',
  check (from_hour <> until_hour)
);
create index operation_chair_contracts_departs_on on operation_chair_contracts (departs_on);
create index operation_chair_contracts_departure on operation_chair_contracts (departure_id)
  where departure_id is not null;

-- Who has one of them, and for which of its hours.
create table operation_chairs (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references operation_chair_contracts (id) on delete cascade,
  passenger_id uuid not null references passengers (id) on delete cascade,
  day date not null,
  from_hour text not null check (from_hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_hour text not null check (until_hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  with_pusher boolean not null,
  unique (passenger_id, day, from_hour),
  check (from_hour <> until_hour)
);
create index operation_chairs_contract on operation_chairs (contract_id);
create index operation_chairs_day on operation_chairs (day);

-- Whoever is made unrecognisable in the orders leaves none of them.
create function forget_operation_chairs() returns trigger language plpgsql as $$
begin
  delete from operation_chairs where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_operation_chairs
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_operation_chairs();
