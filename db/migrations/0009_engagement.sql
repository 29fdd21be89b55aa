-- What visitors write to the agency: messages, wishes to be called back, and addresses for the newsletter.

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  language text not null check (language in ('tr', 'en', 'ar')),
  name text not null,
  email text not null,
  phone text,
  phone_key text,
  subject text not null,
  message text not null,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  consent_version text not null,
  address_hash text not null,
  sent_at timestamptz not null,
  check ((phone is null) = (phone_key is null))
);

create index contact_messages_by_state on contact_messages (state, sent_at desc);

create table call_requests (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  language text not null check (language in ('tr', 'en', 'ar')),
  name text not null,
  phone text not null,
  phone_key text not null,
  email text,
  preferred_time text check (preferred_time in ('morning', 'noon', 'afternoon')),
  -- The public id and the name of the departure as the visitor read them; requests outlive changes of the catalogue.
  tour_id text,
  tour_name text,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  consent_version text not null,
  address_hash text not null,
  asked_at timestamptz not null,
  check ((tour_id is null) = (tour_name is null))
);

create index call_requests_by_state on call_requests (state, asked_at desc);

-- One row an address. It counts from its confirmation on, and is deleted when somebody leaves.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null unique,
  language text not null check (language in ('tr', 'en', 'ar')),
  confirm_token text not null unique,
  confirm_until timestamptz not null,
  leave_token text not null unique,
  consent_version text not null,
  address_hash text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz
);

create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (confirm_until) where confirmed_at is null;

-- Further headers of a mail, such as the one by which mail programs offer to leave a list.
alter table mail_messages add column headers jsonb not null default '{}';
