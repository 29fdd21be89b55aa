-- Whether those at home may hear how far somebody has come. What was agreed to and taken back stays as it was said: who
-- agrees again begins a row of their own, and hears of nothing that happened between.
create table family_consents (
  id uuid primary key default gen_random_uuid(),
  passenger_id uuid not null references passengers (id) on delete cascade,
  given_at timestamptz not null,
  taken_back_at timestamptz check (taken_back_at >= given_at),
  -- Whoever has the order, or somebody of the journey with the link of the pocket page.
  said_by text not null check (said_by in ('customer', 'traveller')),
  -- From that day on it is gone.
  forget_on date not null
);
create index family_consents_passenger on family_consents (passenger_id);
create unique index family_consents_one_holds on family_consents (passenger_id) where taken_back_at is null;
create index family_consents_forget on family_consents (forget_on);

-- Consents are forgotten ninety days after the return, also when it moves.
create function move_family_consents() returns trigger language plpgsql as $$
begin
  update family_consents set forget_on = new.returns_on + 90
  where passenger_id in (
    select passengers.id from passengers
    join order_items on order_items.id = passengers.order_item_id
    where order_items.departure_id = new.id
  );
  return null;
end
$$;

create trigger departures_move_family_consents
after update of returns_on on departures
for each row when (new.returns_on is distinct from old.returns_on)
execute function move_family_consents();

-- Whoever is made unrecognisable in the orders leaves none.
create function forget_family_consents() returns trigger language plpgsql as $$
begin
  delete from family_consents where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_family_consents
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_family_consents();
