-- Families of a group that ordered together: each pays its share and completes its papers at an address of its own.
create table order_families (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  position int not null check (position >= 0),
  name text not null,
  phone text not null default '',
  token text not null unique,
  unique (order_id, position)
);
alter table passengers add column family_id uuid references order_families (id) on delete set null;
create index passengers_family on passengers (family_id) where family_id is not null;
alter table order_payment_parts add column family_id uuid references order_families (id) on delete set null;
create index order_payment_parts_family on order_payment_parts (family_id) where family_id is not null;

-- How many places of the discount of an order are free places of a group; the discount has another reason without them.
alter table orders add column free_places int check (free_places > 0);
alter table agent_offers
  add column discount_minor bigint not null default 0 check (discount_minor >= 0),
  add column free_places int check (free_places > 0),
  drop constraint agent_offers_check,
  add constraint agent_offers_not_below_shop check (total_minor + discount_minor >= base_minor),
  add constraint agent_offers_discount_has_reason check ((discount_minor = 0) or (free_places is not null));

-- A list of names that becomes an offer of ours and then an order. The people are sealed: they stand in no other column.
create table agent_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  people_sealed text not null,
  people int not null check (people >= 0),
  free_per int check (free_per > 0),
  tour_id text,
  offer_id uuid unique references agent_offers (id) on delete set null,
  version int not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index agent_groups_newest on agent_groups (created_at desc, id);
