-- How many people a departure needs so that it runs for sure; nothing is promised where none is named.
alter table departures add column minimum int check (minimum between 1 and 2000);

drop trigger notes_change_of_terms on departures;
create trigger notes_change_of_terms
  after update of public_id, tour_id, departs_on, returns_on, status, overlaps_ramadan, sales_close_on, currency, capacity,
    minimum
  on departures
  for each statement execute function note_change('catalogue');
