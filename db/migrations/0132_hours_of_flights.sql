-- Hours of flights are those of the airport's own clocks. Airports that are not named here keep the zone of Istanbul.
alter table airports add column time_zone text not null default 'Europe/Istanbul';

update airports set time_zone = zones.zone
from (values
  ('SA', 'Asia/Riyadh'),
  ('JO', 'Asia/Amman'),
  ('BA', 'Europe/Sarajevo'),
  ('MK', 'Europe/Skopje'),
  ('UZ', 'Asia/Tashkent'),
  ('ES', 'Europe/Madrid')
) as zones (country, zone)
where airports.country = zones.country;

-- The flights of a departure in the order in which they are flown, each with its days and hours. They take the place of
-- the flights that its tour names for all departures.
alter table departures add column flight_times jsonb not null default '[]';

-- What the flights of a departure that visitors can see were before a change.
create table flight_changes (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures (id) on delete cascade,
  changed_at timestamptz not null,
  before jsonb not null
);
create index flight_changes_departure on flight_changes (departure_id, changed_at desc);
