-- Partner agencies that sell the same departures: who they are, what they earn, the seats they were promised, what they
-- offer and what they have reserved.

create table agencies (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  contact_name text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  city text not null default '',
  licence_no text not null default '',
  -- Stands on offers and statements; PNG or JPEG.
  logo bytea,
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  credit_limit_minor bigint not null default 0 check (credit_limit_minor >= 0),
  credit_currency char(3) not null default 'USD',
  -- How long the seats of a reservation wait for their payment.
  option_hours int not null default 72 check (option_hours between 1 and 720),
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((logo is null) = (logo_type is null))
);

create table agency_users (
  user_id uuid primary key references users (id) on delete cascade,
  agency_id uuid not null references agencies (id),
  added_at timestamptz not null default now()
);
create index agency_users_agency on agency_users (agency_id);

-- Of several rules that fit, the one of the category comes before the general one, and the newer before the older.
create table agency_commission_rules (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agencies (id),
  category_id uuid references categories (id),
  kind text not null check (kind in ('percent', 'fixed')),
  percent_bp int check (percent_bp between 0 and 10000),
  -- A traveller who takes a seat.
  fixed_minor bigint check (fixed_minor >= 0),
  fixed_currency char(3),
  valid_from date not null,
  valid_to date,
  created_at timestamptz not null default now(),
  check (valid_to >= valid_from),
  check ((kind = 'percent') = (percent_bp is not null)),
  check ((kind = 'fixed') = (fixed_minor is not null)),
  check ((kind = 'fixed') = (fixed_currency is not null))
);
create index agency_commission_rules_agency on agency_commission_rules (agency_id, valid_from desc);

-- Seats of a departure that were promised to an agency; what it has not sold by the day of release goes on sale again.
create table allotments (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures (id),
  holder_id uuid not null references agencies (id),
  seats int not null check (seats > 0),
  seats_taken int not null default 0,
  release_on date not null,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  check (seats_taken between 0 and seats)
);
create unique index allotments_one_each on allotments (departure_id, holder_id) where released_at is null;
create index allotments_due on allotments (release_on) where released_at is null;
create index allotments_holder on allotments (holder_id);

-- What of the allotments is neither sold nor released. The shop sells the rest.
alter table departures add column seats_allotted int not null default 0 check (seats_allotted >= 0);
alter table departures drop constraint departures_not_oversold;
alter table departures add constraint departures_not_oversold
  check (seats_held + seats_sold + seats_allotted <= capacity);

-- How many of an order's seats came from an allotment, and go back to it.
alter table seat_holds
  add column allotment_id uuid references allotments (id),
  add column allotted_seats int not null default 0 check (allotted_seats >= 0),
  add check (allotment_id is not null or allotted_seats = 0);

create sequence agent_offer_numbers;
create sequence agent_reservation_numbers;

create table agent_offers (
  id uuid primary key default gen_random_uuid(),
  offer_no text not null unique,
  agency_id uuid not null references agencies (id),
  created_by uuid references users (id),
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'rejected', 'expired')),
  -- The address that the customer gets.
  token text not null unique,
  locale text not null check (locale in ('tr', 'en', 'ar')),
  first_name text not null,
  last_name text not null,
  email text not null default '',
  phone text not null default '',
  city text not null default '',
  country text not null default 'TR' check (country in ('TR', 'DE', 'FR', 'GB', 'US', 'OTHER')),
  note text not null default '',
  currency char(3) not null,
  -- Rows with what the shop asks and what the customer pays, as they were when the offer was written.
  lines jsonb not null,
  base_minor bigint not null check (base_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  valid_until date not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  sent_at timestamptz,
  seen_at timestamptz,
  answered_at timestamptz,
  reminded_at timestamptz,
  check (total_minor >= base_minor)
);
create index agent_offers_agency on agent_offers (agency_id, created_at desc, id);
create index agent_offers_open on agent_offers (valid_until) where state in ('draft', 'sent');

-- What customer and agency wrote to each other about an offer, and what happened to it.
create table agent_offer_events (
  id bigint generated always as identity primary key,
  offer_id uuid not null references agent_offers (id) on delete cascade,
  kind text not null check (kind in ('created', 'changed', 'sent', 'seen', 'question', 'answer', 'accepted', 'rejected',
    'expired', 'reminded', 'reserved')),
  words text not null default '',
  by_user_id uuid references users (id),
  happened_at timestamptz not null default now()
);
create index agent_offer_events_offer on agent_offer_events (offer_id, id);

create table agent_reservations (
  id uuid primary key default gen_random_uuid(),
  reservation_no text not null unique,
  agency_id uuid not null references agencies (id),
  created_by uuid references users (id),
  offer_id uuid unique references agent_offers (id),
  order_id uuid not null unique references orders (id),
  state text not null default 'requested' check (state in ('requested', 'confirmed', 'cancelled', 'completed')),
  -- What the agency earns when the journey is paid: its commission of the shop's price, and what it put on top.
  currency char(3) not null,
  commission_minor bigint not null check (commission_minor >= 0),
  markup_minor bigint not null check (markup_minor >= 0),
  -- What of it stands in the books, and how often that has changed.
  booked_minor bigint not null default 0,
  bookings int not null default 0,
  departs_on date not null,
  returns_on date not null,
  note text not null default '',
  cancel_reason text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  cancelled_at timestamptz
);
create index agent_reservations_agency on agent_reservations (agency_id, created_at desc, id);
create index agent_reservations_open on agent_reservations (departs_on) where state in ('requested', 'confirmed');

create table agent_reservation_events (
  id bigint generated always as identity primary key,
  reservation_id uuid not null references agent_reservations (id) on delete cascade,
  kind text not null check (kind in ('requested', 'confirmed', 'cancelled', 'completed', 'changed', 'travellers',
    'paid-from-credit', 'expired')),
  words text not null default '',
  by_user_id uuid references users (id),
  happened_at timestamptz not null default now()
);
create index agent_reservation_events_reservation on agent_reservation_events (reservation_id, id);

-- The books: what an agency owes or is owed, and what partners earn.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (
  kind in (
    'charge', 'surcharge', 'discount', 'payment', 'refund', 'cancellation', 'transfer', 'income', 'expense',
    'correction', 'reversal', 'closing-difference', 'dispute', 'commission', 'payout'
  )
);
alter table ledger_lines drop constraint ledger_lines_account_kind_check;
alter table ledger_lines add constraint ledger_lines_account_kind_check check (
  account_kind in (
    'receivable', 'provider', 'bank', 'cash', 'sales', 'surcharges', 'discounts', 'cancellation-fees', 'suspense',
    'expenses', 'other-income', 'differences', 'disputes', 'agency', 'commissions'
  )
);
