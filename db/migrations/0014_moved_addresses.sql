-- Where things were before: an old link leads to the one of today, in one step however often something moved.
-- The database writes this itself, so that no way of changing a link can forget it.

create table moved_addresses (
  kind text not null,
  language text not null check (language in ('tr', 'en', 'ar')),
  link text not null,
  link_now text not null,
  moved_at timestamptz not null default now(),
  primary key (kind, language, link),
  check (link <> link_now)
);
create index moved_addresses_by_target on moved_addresses (kind, language, link_now);

create function note_move(of_kind text, in_language text, before text, after text) returns void language plpgsql as $$
begin
  if before is null or after is null or before = after then
    return;
  end if;
  -- What lives somewhere again has not moved away from there.
  delete from moved_addresses where kind = of_kind and language = in_language and link = after;
  update moved_addresses set link_now = after where kind = of_kind and language = in_language and link_now = before;
  insert into moved_addresses (kind, language, link, link_now) values (of_kind, in_language, before, after)
  on conflict (kind, language, link) do update set link_now = excluded.link_now, moved_at = now();
end
$$;

create function note_moved_slug() returns trigger language plpgsql as $$
declare
  each_language text;
begin
  foreach each_language in array array['tr', 'en', 'ar'] loop
    perform note_move(tg_argv[0], each_language, old.slug ->> each_language, new.slug ->> each_language);
  end loop;
  return null;
end
$$;

create function note_moved_departure() returns trigger language plpgsql as $$
declare
  each_language text;
begin
  foreach each_language in array array['tr', 'en', 'ar'] loop
    perform note_move('departure', each_language, old.public_id, new.public_id);
  end loop;
  return null;
end
$$;

create trigger notes_move after update of slug on pages for each row execute function note_moved_slug('page');
create trigger notes_move after update of slug on posts for each row execute function note_moved_slug('post');
create trigger notes_move after update of slug on categories for each row execute function note_moved_slug('category');
create trigger notes_move after update of slug on hotels for each row execute function note_moved_slug('hotel');
create trigger notes_move after update of slug on services for each row execute function note_moved_slug('service');
create trigger notes_move after update of public_id on departures for each row execute function note_moved_departure();

-- When a public record last said something else; the sitemap tells search engines.
create function note_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;

alter table posts add column changed_at timestamptz not null default now();
alter table categories add column changed_at timestamptz not null default now();
alter table hotels add column changed_at timestamptz not null default now();
alter table services add column changed_at timestamptz not null default now();
alter table tours add column changed_at timestamptz not null default now();
alter table departures add column changed_at timestamptz not null default now();

create trigger notes_changed_at before update on posts
  for each row when (old is distinct from new) execute function note_changed_at();
create trigger notes_changed_at before update on categories
  for each row when (old is distinct from new) execute function note_changed_at();
create trigger notes_changed_at before update on hotels
  for each row when (old is distinct from new) execute function note_changed_at();
create trigger notes_changed_at before update on services
  for each row when (old is distinct from new) execute function note_changed_at();
create trigger notes_changed_at before update on tours
  for each row when (old is distinct from new) execute function note_changed_at();
-- Places come and go all day; the page reads them when it is opened.
create trigger notes_changed_at
  before update of public_id, tour_id, departs_on, returns_on, status, sales_close_on, currency on departures
  for each row execute function note_changed_at();
