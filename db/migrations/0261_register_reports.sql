-- What the national register of commercial messages (İYS) has to hear within three working days: who agreed to the
-- newsletter and who takes it back. Written once and never changed; it is the proof, too.
create table consent_events (
  id bigint generated always as identity primary key,
  -- An address as it is compared, or a number in E.164.
  recipient text not null,
  type text not null check (type in ('ARAMA', 'MESAJ', 'EPOSTA')),
  recipient_type text not null default 'BIREYSEL' check (recipient_type in ('BIREYSEL', 'TACIR')),
  status text not null check (status in ('ONAY', 'RET')),
  -- The register's word for where it was said, such as HS_WEB.
  source text not null check (source ~ '^[A-Z0-9_]{2,40}$'),
  -- Which words were agreed to, and the fingerprint of the address from which that was asked for.
  text_version text not null,
  address_hash text not null,
  happened_at timestamptz not null
);
create index consent_events_recipient on consent_events (recipient, type, id desc);

create function keep_consent_event() returns trigger language plpgsql as $$
begin
  raise exception 'a consent that was written down is not changed';
end $$;
create trigger keep_consent_event before update on consent_events for each row execute function keep_consent_event();

-- A file for the register. It is reported when staff say that they handed it in.
create table register_files (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null,
  made_by uuid references users (id) on delete set null,
  handed_in_at timestamptz,
  handed_in_by uuid references users (id) on delete set null
);
-- One waits to be handed in at a time, so that nothing is reported twice.
create unique index register_files_one_open on register_files ((true)) where handed_in_at is null;

-- Every event belongs to one file. Those whose file says nothing of them were taken back before anybody reported them.
create table register_lines (
  event_id bigint primary key references consent_events (id) on delete cascade,
  file_id uuid not null references register_files (id) on delete cascade,
  is_told boolean not null
);
create index register_lines_file on register_lines (file_id);

-- Who reads the newsletter already has agreed, too, and was never reported.
insert into consent_events (recipient, type, status, source, text_version, address_hash, happened_at)
select email_key, 'EPOSTA', 'ONAY', 'HS_WEB', consent_version, address_hash, confirmed_at
from newsletter_subscriptions where confirmed_at is not null order by confirmed_at;
