-- How a ticket names a traveller, on the departure for which it was written. Whether it is the name of the passport is
-- compared whenever it is asked for, and stands nowhere.
create table ticket_names (
  passenger_id uuid primary key references passengers (id) on delete cascade,
  departure_id uuid not null references departures (id),
  -- { lastName, firstName, ticketNo, pnr }: with a name and a PNR anybody changes a booking of an airline.
  facts_sealed text not null,
  kept_at timestamptz not null,
  kept_by text not null,
  forget_on date not null
);
create index ticket_names_departure on ticket_names (departure_id);

-- Whoever is made unrecognisable in the orders leaves nothing here, and who travels instead has no ticket yet.
create function forget_ticket_names() returns trigger language plpgsql as $$
begin
  delete from ticket_names where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_ticket_names
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_ticket_names();

create trigger passengers_renew_ticket_names
after update of replaced_at on passengers
for each row when (new.replaced_at is distinct from old.replaced_at)
execute function forget_ticket_names();

-- What is kept for ninety days after the return follows when the return moves.
create function move_ticket_names() returns trigger language plpgsql as $$
begin
  update ticket_names set forget_on = new.returns_on + 90 where departure_id = new.id;
  return null;
end
$$;

create trigger departures_move_ticket_names
after update of returns_on on departures
for each row when (new.returns_on is distinct from old.returns_on)
execute function move_ticket_names();
