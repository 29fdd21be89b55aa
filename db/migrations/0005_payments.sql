create table bank_accounts (
  id uuid primary key default gen_random_uuid(),
  bank text not null,
  account_holder text not null,
  iban text not null unique,
  branch_name text not null,
  branch_code text not null,
  account_number text not null,
  currency char(3) not null,
  sort_order int not null default 0,
  is_active boolean not null default true
);

-- Something to be paid: an order's amount or a link that staff sent. The token is its address.
create table payments (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  subject_kind text not null check (subject_kind in ('order', 'link')),
  subject_ref text not null,
  reference text not null,
  title jsonb not null,
  summary jsonb not null default '{}',
  locale text not null check (locale in ('tr', 'en', 'ar')),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'cancelled')),
  allows_installments boolean not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null default '',
  expires_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default now()
);
create index payments_subject on payments (subject_kind, subject_ref);

create table payment_attempts (
  id uuid primary key default gen_random_uuid(),
  ref text not null unique,
  payment_id uuid not null references payments (id),
  provider text not null,
  method text not null check (method in ('card', 'transfer')),
  state text not null check (state in ('created', 'pending_3ds', 'pending_transfer', 'processing', 'authorised', 'unknown',
    'captured', 'partially_refunded', 'refunded', 'failed', 'cancelled', 'expired', 'disputed')),
  amount_minor bigint not null check (amount_minor > 0),
  surcharge_minor bigint not null default 0 check (surcharge_minor >= 0),
  currency char(3) not null,
  installments int not null default 1 check (installments >= 1),
  idempotency_key text not null unique,
  request_hash text not null,
  provider_ref text,
  transfer_reference text unique,
  payer_name text not null,
  payer_email text not null,
  payer_phone text not null default '',
  decline_reason text,
  flags jsonb not null default '[]',
  card_brand text,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  captured_minor bigint,
  expires_at timestamptz not null,
  query_count int not null default 0,
  next_query_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  captured_at timestamptz,
  unique (provider, provider_ref)
);
create unique index payment_attempts_one_live on payment_attempts (payment_id)
  where state in ('created', 'pending_3ds', 'pending_transfer', 'processing', 'authorised', 'unknown');
create index payment_attempts_to_query on payment_attempts (next_query_at) where next_query_at is not null;

create table payment_attempt_history (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references payment_attempts (id),
  from_state text,
  to_state text not null,
  reason text not null,
  happened_at timestamptz not null default now()
);
create index payment_attempt_history_attempt on payment_attempt_history (attempt_id, id);

create table payment_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  attempt_id uuid references payment_attempts (id),
  is_verified boolean not null,
  body jsonb not null,
  primary key (provider, event_id)
);

-- The sandbox bank's own books, written in its own transactions. Never a card number: brand and last four only.
create table sandbox_charges (
  token text primary key,
  attempt_ref text not null unique,
  amount_minor bigint not null,
  currency char(3) not null,
  installments int not null default 1,
  return_url text not null,
  notify_url text not null,
  locale text not null,
  behaviour text not null,
  state text not null check (state in ('challenge', 'pending', 'captured', 'declined', 'cancelled')),
  decline_reason text,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^\d{4}$'),
  charged_minor bigint,
  challenge_tries int not null default 0,
  settles_at timestamptz,
  created_at timestamptz not null default now()
);
