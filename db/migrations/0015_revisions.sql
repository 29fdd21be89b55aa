-- What changes seldom is kept in memory; its revision tells every process when to read it again. Rows are written by
-- the triggers alone; a group of tables that nobody has written to has no row.

create table revisions (
  subject text primary key,
  revision uuid not null
);

create function note_change() returns trigger language plpgsql as $$
begin
  insert into revisions (subject, revision) values (tg_argv[0], gen_random_uuid())
  on conflict (subject) do update set revision = excluded.revision;
  return null;
end
$$;

create trigger notes_change after insert or update or delete on categories
  for each statement execute function note_change('catalogue');
create trigger notes_change after insert or update or delete on airlines
  for each statement execute function note_change('catalogue');
create trigger notes_change after insert or update or delete on hotels
  for each statement execute function note_change('catalogue');
create trigger notes_change after insert or update or delete on tours
  for each statement execute function note_change('catalogue');
create trigger notes_change after insert or update or delete on tour_categories
  for each statement execute function note_change('catalogue');
create trigger notes_change after insert or update or delete on tour_hotels
  for each statement execute function note_change('catalogue');
create trigger notes_change after insert or update or delete on departure_fares
  for each statement execute function note_change('catalogue');

-- Places sold and held change all the time and do not count: readers ask for them row by row.
create trigger notes_change after insert or delete on departures
  for each statement execute function note_change('catalogue');
create trigger notes_change_of_terms
  after update of public_id, tour_id, departs_on, returns_on, status, overlaps_ramadan, sales_close_on, currency, capacity
  on departures
  for each statement execute function note_change('catalogue');
