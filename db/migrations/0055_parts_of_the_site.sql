-- What staff write besides pages: legal texts in versions, moves of any address, the holidays of a year.

-- A legal text is never changed: orders keep the version they were placed under, and a change is another version.
create table legal_texts (
  id text not null,
  version text not null,
  valid_from date not null,
  title jsonb not null,
  body jsonb not null,
  written_at timestamptz not null default now(),
  -- The order of the versions of a text.
  number int generated always as identity unique,
  primary key (id, version)
);

create function keep_legal_text() returns trigger language plpgsql as $$
begin
  raise exception 'a legal text is never changed' using errcode = 'restrict_violation';
end
$$;

create trigger keeps_versions before update or delete on legal_texts
  for each row execute function keep_legal_text();

-- Seasons in memory know which holidays departures fall on.
create trigger notes_change_of_holidays after insert or update on settings
  for each row when (new.key = 'holidays') execute function note_change('catalogue');

-- Where the page of a link is, in the address of its language.
create function address_of_link(of_kind text, in_language text, link text) returns text language sql immutable as $$
  select case in_language when 'en' then '' else '/' || in_language end
    || case of_kind
      when 'page' then '/page/'
      when 'post' then '/blog/'
      when 'hotel' then '/hotels/'
      when 'service' then '/services/'
      when 'category' then '/tours/category/'
      when 'departure' then '/tour/'
    end || link
$$;

-- A move by hand of kind `path` names whole addresses. Where it leads moves along with the page that is there.
create or replace function note_move(of_kind text, in_language text, before text, after text) returns void
language plpgsql as $$
begin
  if before is null or after is null or before = after then
    return;
  end if;
  -- What lives somewhere again has not moved away from there.
  delete from moved_addresses where kind = of_kind and language = in_language and link = after;
  update moved_addresses set link_now = after where kind = of_kind and language = in_language and link_now = before;
  insert into moved_addresses (kind, language, link, link_now) values (of_kind, in_language, before, after)
  on conflict (kind, language, link) do update set link_now = excluded.link_now, moved_at = now();
  update moved_addresses set link_now = address_of_link(of_kind, in_language, after)
    where kind = 'path' and link_now = address_of_link(of_kind, in_language, before);
end
$$;
