-- What a card shows to whoever finds a traveller, and where the way is shown to.
alter table hotels
  add column address_ar text not null default '',
  add column nearest_gate jsonb not null default '{"tr": "", "en": "", "ar": ""}';

-- A card that a traveller carries. Its token is random and says nothing about the person.
create table traveller_cards (
  token text primary key check (length(token) >= 22),
  passenger_id uuid not null unique references passengers (id) on delete cascade,
  -- The last day, by the calendar of Istanbul, on which its address opens.
  until date not null,
  made_at timestamptz not null,
  printed_at timestamptz not null,
  -- A digest of hotels and telephones as they were printed: another one now means that the card is old.
  printed_as text not null
);
create index traveller_cards_until on traveller_cards (until);

-- How often the address of a card was opened in an hour; nothing else is known of who opened it.
create table traveller_card_openings (
  token text not null references traveller_cards (token) on delete cascade,
  hour timestamptz not null check (extract(minute from hour) = 0 and extract(second from hour) = 0),
  openings int not null default 1 check (openings > 0),
  primary key (token, hour)
);

-- What a traveller chose for the card: the whole name, and lines about health, each with the consent to it.
create table traveller_card_choices (
  passenger_id uuid primary key references passengers (id) on delete cascade,
  shows_full_name boolean not null default false,
  -- ["diabetes"]
  health jsonb not null default '[]',
  health_consent_at timestamptz,
  changed_at timestamptz not null,
  -- From that day on the choices are gone.
  forget_on date not null,
  check (health = '[]' or health_consent_at is not null)
);
create index traveller_card_choices_forget on traveller_card_choices (forget_on);

-- Cards live until two days after the return, also when the return moves.
create function move_traveller_cards() returns trigger language plpgsql as $$
begin
  update traveller_cards set until = new.returns_on + 2
  where passenger_id in (
    select passengers.id from passengers
    join order_items on order_items.id = passengers.order_item_id
    where order_items.departure_id = new.id
  );
  return null;
end
$$;

create trigger departures_move_traveller_cards
after update of returns_on on departures
for each row when (new.returns_on is distinct from old.returns_on)
execute function move_traveller_cards();

-- Whoever is made unrecognisable in the orders leaves no card either.
create function forget_traveller_card() returns trigger language plpgsql as $$
begin
  delete from traveller_cards where passenger_id = new.id;
  delete from traveller_card_choices where passenger_id = new.id;
  return null;
end
$$;

create trigger passengers_forget_traveller_card
after update of identity_removed_at on passengers
for each row when (new.identity_removed_at is not null and old.identity_removed_at is null)
execute function forget_traveller_card();
