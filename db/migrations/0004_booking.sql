create sequence order_numbers;

create table orders (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  order_no text not null unique,
  access_token text not null unique,
  idempotency_key text not null unique,
  request_hash text not null,
  state text not null default 'awaiting_payment'
    check (state in ('draft', 'awaiting_payment', 'paid', 'partially_paid', 'cancelled', 'expired', 'refunded')),
  mode text not null check (mode in ('guest', 'member', 'create')),
  locale text not null check (locale in ('tr', 'en', 'ar')),
  user_id uuid references users (id),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  phone_key text not null,
  address text not null default '',
  city text not null,
  country text not null check (country in ('TR', 'DE', 'FR', 'GB', 'US', 'OTHER')),
  note text not null default '',
  currency char(3) not null,
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  tax_rate_bp int not null,
  is_tax_included boolean not null,
  total_minor bigint not null check (total_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  consents jsonb not null,
  documents jsonb not null,
  user_agent text not null default '',
  address_hash text not null default '',
  placed_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index orders_placed on orders (placed_at desc, id);
create index orders_user on orders (user_id) where user_id is not null;

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  position int not null,
  departure_id uuid not null references departures (id),
  seats int not null check (seats >= 0),
  line_total_minor bigint not null,
  -- What was sold, as it was when it was sold: names, dates, fares, cancellation bands, regime.
  snapshot jsonb not null,
  unique (order_id, position)
);
create index order_items_departure on order_items (departure_id);

create table passengers (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null references order_items (id) on delete cascade,
  position int not null,
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('female', 'male')),
  born_on date not null,
  nationality text not null,
  tckn text,
  passport_no text,
  passport_expires_on date,
  fare text not null,
  amount_minor bigint not null,
  needs_wheelchair boolean not null default false,
  unique (order_item_id, position)
);

create table seat_holds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  departure_id uuid not null references departures (id),
  seats int not null check (seats > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released')),
  expires_at timestamptz not null,
  unique (order_id, departure_id)
);
create index seat_holds_expiry on seat_holds (expires_at) where state = 'held';

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  happened_at timestamptz not null default now(),
  kind text not null,
  facts jsonb not null default '{}'
);
create index order_history_order on order_history (order_id, id);
