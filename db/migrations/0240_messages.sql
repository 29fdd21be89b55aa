-- What a person is told on their telephone: by WhatsApp or by short message, for as long as they agree to it, else by the mail
-- that lies beside it. The occasion has one row; every way by which it is tried has one more.
create table messages (
  id uuid primary key default gen_random_uuid(),
  -- Names the occasion; the mail that takes its place has the same.
  message_key text not null unique,
  -- What the law tells apart: about something that was bought, or an advertisement.
  kind text not null check (kind in ('service', 'commercial')),
  -- As whom the national register knows whoever reads an advertisement.
  iys_recipient text check (iys_recipient in ('BIREYSEL', 'TACIR')),
  -- Digits with the code of the country.
  phone text not null check (phone ~ '^[1-9][0-9]{6,14}$'),
  -- Empty for somebody without an address.
  email text not null,
  locale text not null,
  -- The text as it is agreed with WhatsApp, and what fills it, in order.
  template text not null,
  parameters jsonb not null,
  -- The same text filled in, as it is read.
  body text not null,
  -- Subject and text of the mail that is written when no way leads to them.
  mail jsonb not null,
  state text not null default 'open' check (state in ('open', 'reached', 'mailed', 'lost')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((kind = 'commercial') = (iys_recipient is not null)),
  check ((state = 'open') = (ended_at is null))
);
create index messages_phone on messages (phone, created_at desc);
create index messages_email on messages (lower(email), created_at desc);
create index messages_open on messages (created_at) where state = 'open';

-- One try by one way. The row stands before the provider is asked; a way that was begun is never begun again.
create table message_attempts (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references messages (id) on delete cascade,
  way text not null check (way in ('whatsapp', 'sms')),
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'uncertain', 'accepted', 'delivered', 'read', 'failed')),
  -- How often the provider could not be reached or wanted to be asked later.
  tries integer not null default 0,
  -- The provider's name of it.
  provider_ref text,
  -- The provider's word for what went wrong.
  failure text,
  created_at timestamptz not null default now(),
  sending_at timestamptz,
  accepted_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  unique (message_id, way),
  check ((state = 'waiting') = (sending_at is null))
);
create unique index message_attempts_provider_ref on message_attempts (way, provider_ref);
create index message_attempts_awaited on message_attempts (sending_at) where state in ('sending', 'uncertain', 'accepted');

-- Every yes and every no to a way, with its time and where it was said; the last that was written of a number and a way holds.
create table message_choices (
  id bigint generated always as identity primary key,
  phone text not null check (phone ~ '^[1-9][0-9]{6,14}$'),
  way text not null check (way in ('whatsapp', 'sms')),
  is_agreed boolean not null,
  source text not null check (source in ('checkout', 'order', 'profile', 'staff', 'answer')),
  -- Who of the staff wrote it down.
  user_id uuid references users (id) on delete set null,
  chosen_at timestamptz not null
);
create index message_choices_latest on message_choices (phone, way, id desc);

-- What the national register of commercial messages (İYS) says, as far as it was entered here: absent means no.
create table iys_permissions (
  recipient text not null,
  type text not null check (type in ('ARAMA', 'MESAJ', 'EPOSTA')),
  recipient_type text not null check (recipient_type in ('BIREYSEL', 'TACIR')),
  status text not null check (status in ('ONAY', 'RET')),
  -- The register's word for where it was given, such as HS_WEB.
  source text not null,
  consent_at timestamptz not null,
  noted_at timestamptz not null default now(),
  primary key (recipient, type, recipient_type)
);
