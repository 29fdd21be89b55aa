-- What is contracted with a hotel for a departure, and how far the contract is where the authority wants to see it. A night
-- is named by the day on whose evening it begins; the first and the last one are both covered.
create table stay_contracts (
  id uuid primary key default gen_random_uuid(),
  departs_on date not null references operation_dates (departs_on),
  -- A departure with contracts is not removed.
  departure_id uuid not null references departures (id),
  -- The key of the hotel.
  stay text not null check (stay <> ''),
  number text not null default '',
  state text not null check (state in ('none', 'drafted', 'documented')),
  documented_on date,
  first_night date not null,
  last_night date not null,
  check (first_night <= last_night),
  check (state <> 'documented' or (number <> '' and documented_on is not null))
);
create index stay_contracts_departure on stay_contracts (departure_id);
create index stay_contracts_departs_on on stay_contracts (departs_on);
