-- A request for money that staff send. What is paid lies in `payments`; the token is the address of both.
create table payment_links (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique check (public_id ~ '^pl_'),
  token text not null unique references payments (token),
  title text not null check (title <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null default '',
  locale text not null check (locale in ('tr', 'en', 'ar')),
  note text not null default '',
  status text not null default 'pending' check (status in ('pending', 'completed', 'cancelled')),
  expires_at timestamptz,
  paid_at timestamptz,
  version int not null default 1,
  archived_at timestamptz,
  removed_at timestamptz,
  created_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  check ((status = 'completed') = (paid_at is not null)),
  check (removed_at is null or status <> 'completed')
);
create index payment_links_newest on payment_links (created_at desc, id);

-- Who did what to a link; without a user it was the payment itself.
create table payment_link_history (
  id bigint generated always as identity primary key,
  link_id uuid not null references payment_links (id),
  kind text not null check (kind in ('created', 'changed', 'completed', 'cancelled', 'reopened', 'sent', 'archived', 'removed')),
  user_id uuid references users (id),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  note text not null default '',
  happened_at timestamptz not null default now()
);
create index payment_link_history_link on payment_link_history (link_id, id);
