-- Settings of every area: one row a key, the value as the owner's schema reads it.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Answers of calls that must happen once: same key and body, same answer, for a day.
create table idempotent_answers (
  scope text not null,
  key text not null,
  request_hash text not null,
  status int,
  body jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (scope, key)
);

-- Mails are written in the business transaction and sent by a job; a key is used once.
create table mail_messages (
  id uuid primary key default gen_random_uuid(),
  message_key text not null unique,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  attachments jsonb not null default '[]',
  locale text not null check (locale in ('tr', 'en', 'ar')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries int not null default 0,
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_messages_state on mail_messages (state, created_at);

-- Turkish order on both engines: a server has the ICU collation, the embedded database needs the rules spelled out.
do $do$
begin
  if exists (select 1 from pg_collation where collname = 'tr-x-icu') then
    create collation if not exists app_tr (provider = icu, locale = 'tr-TR');
  else
    create collation if not exists app_tr (provider = icu, locale = 'und',
      rules = '&c < ç <<< Ç &g < ğ <<< Ğ &h < ı <<< I &i <<< İ &o < ö <<< Ö &s < ş <<< Ş &u < ü <<< Ü');
  end if;
end
$do$;
