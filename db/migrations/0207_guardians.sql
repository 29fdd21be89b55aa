-- Whom a customer trusts with an order: a child abroad who pays, completes papers and hears of changes.
create table order_guardians (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  -- The secret of the address; alone it shows nothing, a code that is mailed opens it.
  token text not null unique,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  -- Only where they may be called.
  phone text check (phone like '+%'),
  locale text not null,
  completes_papers boolean not null,
  hears_changes boolean not null,
  named_at timestamptz not null,
  taken_back_at timestamptz,
  code_index text,
  code_until timestamptz,
  code_tries int not null default 0
);
create index order_guardians_order on order_guardians (order_id);

-- A browser that was let in by a code.
create table order_guardian_visits (
  secret_index text primary key,
  guardian_id uuid not null references order_guardians (id) on delete cascade,
  until timestamptz not null
);
create index order_guardian_visits_guardian on order_guardian_visits (guardian_id);
