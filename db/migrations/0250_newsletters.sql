-- The monthly newsletter: what staff write, and who it goes to.

create table letters (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'stopped', 'sent')),
  -- Subject, preheader, opening and closing words, by language.
  texts jsonb not null,
  -- Public ids of departures and keys of posts, in the order in which they are told.
  departures jsonb not null default '[]',
  posts jsonb not null default '[]',
  -- Who of the readers: their languages, and the days between which they confirmed.
  audience jsonb not null,
  -- What readers of a language that was not written get; without one they are not reached.
  fallback_language text check (fallback_language in ('tr', 'en', 'ar')),
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state = 'draft') = (started_at is null))
);

create index letters_latest on letters (created_at desc, id);
-- One goes out at a time, so that the pace of mails is kept.
create unique index letters_one_sending on letters ((true)) where state = 'sending';

-- Everybody a newsletter goes to, written down before the first mail. The address itself stays with the subscription:
-- here is its fingerprint, by which nobody gets a newsletter twice, whoever leaves and comes back meanwhile.
create table letter_recipients (
  id uuid primary key default gen_random_uuid(),
  letter_id uuid not null references letters (id) on delete cascade,
  subscription_id uuid not null,
  address_hash text not null,
  language text not null check (language in ('tr', 'en', 'ar')),
  state text not null default 'queued' check (state in ('queued', 'written', 'left', 'bounced', 'failed')),
  written_at timestamptz,
  unique (letter_id, address_hash),
  check ((state = 'queued') <= (written_at is null))
);

create index letter_recipients_queued on letter_recipients (letter_id, id) where state = 'queued';
create index letter_recipients_written on letter_recipients (letter_id, written_at) where written_at is not null;
create index letter_recipients_subscription on letter_recipients (subscription_id);

-- An address that a mail server refused for good is not written to again until staff put it back.
alter table newsletter_subscriptions
  add column bounced_at timestamptz,
  add column bounce_reason text not null default '';

-- Mails of one newsletter are counted by how their keys begin.
create index mail_messages_key_prefix on mail_messages (message_key text_pattern_ops);
