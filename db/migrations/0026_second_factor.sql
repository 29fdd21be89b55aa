-- Whether an account asks for more than its password; kept here so that finding a session stays one query.
alter table users add column has_second_factor boolean not null default false;

-- Only encrypted secrets; a code of a step that was used, or of an earlier one, is refused.
create table totp_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret_cipher text not null,
  is_confirmed boolean not null default false,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Only hashes; a used code is removed.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  credential_id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  public_key text not null,
  counter bigint not null default 0,
  transports text not null default '',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What lies between the beginning of a sign-in and its end, for some minutes. Only the SHA-256 of its token is kept.
create table sign_in_steps (
  token_hash text primary key,
  user_id uuid references users (id) on delete cascade,
  facts jsonb not null,
  failed_tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_steps_expiry on sign_in_steps (expires_at);

-- Browsers somebody has signed in with; strangers who try an account elsewhere do not keep its owner out of these.
create table known_devices (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  last_used_at timestamptz not null default now()
);
create index known_devices_user on known_devices (user_id);

create table social_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_identities_user on social_identities (user_id);
