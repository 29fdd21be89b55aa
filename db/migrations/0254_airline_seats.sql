-- Seats that an airline has confirmed for a departure, as far as staff have seen it in writing.
create table airline_seats (
  departure_id uuid primary key references departures (id),
  departs_on date not null references operation_dates (departs_on),
  -- By which the airline knows them: the number of a group, or several.
  reference text not null check (reference <> ''),
  seats integer not null check (seats > 0),
  confirmed_on date not null
);

-- Since when somebody is named; null for those who were named before days were written down.
alter table operation_guides add column named_on date;
alter table operation_guides alter column named_on set default (now() at time zone 'Europe/Istanbul')::date;
