create table users (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  email text not null,
  email_key text not null unique,
  mobile text,
  phone_key text,
  password_hash text not null,
  language text not null default 'tr' check (language in ('tr', 'en', 'ar')),
  is_active boolean not null default true,
  is_admin boolean not null default false,
  is_agent boolean not null default false,
  staff_role text check (staff_role in ('owner', 'operations', 'finance', 'content')),
  referral text,
  dial text,
  photo text,
  created_at timestamptz not null default now(),
  check (is_admin = (staff_role is not null))
);
create index users_phone on users (phone_key) where phone_key is not null;

-- Only the SHA-256 of a token is kept.
create table sessions (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '',
  address_hash text not null default ''
);
create index sessions_user on sessions (user_id);

create table sign_in_attempts (
  id bigint generated always as identity primary key,
  account_key text not null,
  address_hash text not null,
  attempted_at timestamptz not null default now(),
  succeeded boolean not null
);
create index sign_in_attempts_account on sign_in_attempts (account_key, attempted_at);
create index sign_in_attempts_address on sign_in_attempts (address_hash, attempted_at);
