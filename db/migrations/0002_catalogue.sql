-- What the agency sells. Texts are jsonb objects with the keys tr, en and ar.

create table categories (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  sort_order int not null,
  slug jsonb not null,
  name jsonb not null,
  description jsonb not null,
  image text not null,
  meta_title jsonb not null,
  meta_description jsonb not null,
  is_published boolean not null default true
);

create table airlines (
  code text primary key,
  name jsonb not null
);

create table airports (
  code text primary key,
  country char(2) not null,
  name jsonb not null,
  city jsonb not null
);

create table hotels (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  slug jsonb not null,
  name jsonb not null,
  city text not null,
  city_name jsonb not null,
  district jsonb not null,
  stars int not null check (stars between 1 and 5),
  country char(2) not null,
  postal_code text,
  latitude double precision,
  longitude double precision,
  distance_to text,
  distance_to_name jsonb,
  walk_metres int check (walk_metres >= 0),
  walk_minutes int check (walk_minutes >= 0),
  description jsonb not null,
  facilities jsonb not null default '[]',
  room_types jsonb not null default '[]',
  image text not null,
  is_published boolean not null default true
);

create table services (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  sort_order int not null,
  slug jsonb not null,
  name jsonb not null,
  intro jsonb not null,
  details jsonb not null,
  transfer_routes jsonb not null default '[]',
  image text not null,
  is_published boolean not null default true
);

create table tours (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  code text not null check (code ~ '^[A-Z0-9]+$'),
  kind text not null check (kind in ('umrah', 'hajj', 'private', 'regional', 'turkey', 'day')),
  slug jsonb not null,
  name jsonb not null,
  promise jsonb not null,
  description jsonb not null,
  highlights jsonb not null,
  days int not null check (days > 0),
  nights int not null check (nights >= 0),
  program jsonb not null,
  included jsonb not null,
  not_included jsonb not null,
  bring jsonb not null,
  difficulty jsonb,
  group_min int,
  group_max int,
  guide_languages jsonb not null,
  airline_code text references airlines (code),
  flights jsonb not null default '[]',
  price_mode text not null check (price_mode in ('room', 'person')),
  deposit_percent int not null default 0 check (deposit_percent between 0 and 100),
  cancellation jsonb not null,
  images jsonb not null,
  legal_regime text not null check (legal_regime in ('package_tour', 'distance_dated', 'distance_carriage')),
  installment_policy text not null check (installment_policy in ('none', 'domestic')),
  -- Hajj places come from a lottery: such tours are asked for, never put into a cart.
  sale_mode text not null default 'cart' check (sale_mode in ('cart', 'request')),
  passport_months_after_return int check (passport_months_after_return >= 0),
  is_economy boolean not null default false,
  check (group_min is null or (group_min between 2 and 15 and group_max between group_min and 15))
);

create table tour_categories (
  tour_id uuid not null references tours (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  is_primary boolean not null default false,
  primary key (tour_id, category_id)
);
create unique index tour_categories_one_primary on tour_categories (tour_id) where is_primary;

create table tour_hotels (
  tour_id uuid not null references tours (id) on delete cascade,
  position int not null,
  hotel_id uuid not null references hotels (id),
  nights int not null check (nights >= 0),
  board text not null check (board in ('RO', 'BB', 'HB', 'FB')),
  primary key (tour_id, position)
);

create table departures (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique check (public_id ~ '^\d{2}-\d{2}-\d{4}-\d{2}-\d{2}-\d{4}-[A-Z0-9]+$'),
  tour_id uuid not null references tours (id),
  departs_on date not null,
  returns_on date not null,
  status text not null default 'published' check (status in ('draft', 'published', 'full', 'closed', 'cancelled')),
  overlaps_ramadan boolean not null,
  sales_close_on date not null,
  currency char(3) not null,
  capacity int not null check (capacity >= 0),
  seats_held int not null default 0 check (seats_held >= 0),
  seats_sold int not null default 0 check (seats_sold >= 0),
  created_at timestamptz not null default now(),
  check (returns_on >= departs_on),
  constraint departures_not_oversold check (seats_held + seats_sold <= capacity),
  unique (tour_id, departs_on)
);
create index departures_by_day on departures (departs_on, public_id) where status <> 'draft';

-- Per person, whole trip, all taxes included.
create table departure_fares (
  departure_id uuid not null references departures (id) on delete cascade,
  fare text not null check (fare in ('single', 'double', 'triple', 'quad', 'adult', 'child', 'child-no-bed', 'baby')),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (departure_id, fare)
);
