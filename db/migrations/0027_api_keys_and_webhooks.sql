-- Keys of programs. Only the SHA-256 of a key is kept; it acts for an account and may never do more than that account.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  -- What people tell keys apart by.
  hint text not null,
  key_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  user_id uuid not null references users (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id);
create index api_keys_newest on api_keys (created_at desc, id);

-- Addresses of others that are told what happens here.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  description text not null default '',
  events text[] not null check (cardinality(events) > 0),
  secret_sealed text not null,
  is_active boolean not null default true,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);

-- What one address is to be told of one event; written with the event itself, sent after the commit.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id uuid not null,
  event_type text not null,
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (endpoint_id, event_id)
);
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- Every try, with what came back.
create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  attempted_at timestamptz not null,
  took_ms int not null,
  status int,
  -- Why no answer came.
  failure text,
  check ((status is null) = (failure is not null))
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);
