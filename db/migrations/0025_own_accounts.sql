-- What members do with their own account: open it, prove their address, choose what they agree to, close it.

-- An address is proven when its owner followed a link that was mailed to it.
alter table users add column email_confirmed_at timestamptz;
-- Nothing of the person is kept in the row from then on; orders may still point to it.
alter table users add column erased_at timestamptz;

-- By this a session is named in lists and ended; its token stays secret.
alter table sessions add column id uuid not null default gen_random_uuid();
create unique index sessions_id on sessions (id);

-- Links in mails. Only the SHA-256 of a token is kept; a token is used once.
create table mailed_tokens (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  -- The address the link was mailed to; confirming it makes it that of the account.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mailed_tokens_user on mailed_tokens (user_id, purpose);

-- What somebody agreed to or refused, or was shown, one row for each act. Rows are only added.
create table user_consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('terms', 'privacy-notice', 'personal-data', 'marketing')),
  is_given boolean not null,
  source text not null check (source in ('sign-up', 'profile')),
  text_version text not null,
  language text not null check (language in ('tr', 'en', 'ar')),
  address_hash text not null,
  user_agent text not null,
  happened_at timestamptz not null
);
create index user_consents_user on user_consents (user_id, kind, id desc);

-- Orders placed without an account are found by their address once it is proven.
create index orders_guest_email on orders (lower(email)) where user_id is null;
