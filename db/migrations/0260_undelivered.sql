-- What of a journey reached nobody: staff say it otherwise, or send it again. `about` names what news is of, as
-- `order:<id>`; empty for what nobody is told of when it does not arrive.
alter table mail_messages add column about text not null default '';
alter table messages add column about text not null default '';

create table undelivered (
  id uuid primary key default gen_random_uuid(),
  -- The occasion, by which mails and messages are known; it is told once.
  occasion text not null unique,
  about text not null check (about <> ''),
  -- The address or the number that did not answer; empty where there is none.
  recipient text not null,
  -- What it was, as the subject of its mail says it.
  words text not null,
  reason text not null check (reason in ('address-refused', 'given-up', 'no-way', 'no-address')),
  -- The word of the mail server or the operator.
  answer text not null default '',
  happened_at timestamptz not null default now(),
  settled_at timestamptz,
  -- The same arrived later, somebody was spoken with, or the same failed again and waits as that.
  settled_how text check (settled_how in ('arrived', 'told', 'replaced')),
  settled_by uuid references users (id) on delete set null,
  check ((settled_at is null) = (settled_how is null))
);
create index undelivered_open on undelivered (about, happened_at) where settled_at is null;
create index undelivered_recipient on undelivered (lower(recipient));
