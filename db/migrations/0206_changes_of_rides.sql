-- What the hour and the meeting point of a ride were before a change, for those who had read them.
create table operation_ride_changes (
  id uuid primary key default gen_random_uuid(),
  ride_id uuid not null references operation_rides (id) on delete cascade,
  changed_at timestamptz not null,
  leaves_on date not null,
  leaves_at text not null,
  meeting text not null
);
create index operation_ride_changes_ride on operation_ride_changes (ride_id, changed_at desc);
