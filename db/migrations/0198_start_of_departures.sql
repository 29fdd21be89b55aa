-- The hour at which a departure sets off on its first day, by the clocks there, and where it takes people up.
alter table departures
  add column starts_at text check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column pick_up jsonb;

-- What both were before a change, for departures that visitors can see.
create table departure_start_changes (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures (id) on delete cascade,
  changed_at timestamptz not null,
  starts_at text,
  pick_up jsonb
);
create index departure_start_changes_departure on departure_start_changes (departure_id, changed_at desc);
