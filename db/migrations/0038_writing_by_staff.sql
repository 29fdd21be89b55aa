-- What staff write: of two who change the same record the second is told, each language is published by itself, at once
-- or at an instant that a job keeps. What was there before stays published in every language it has.

alter table pages
  add column version int not null default 1,
  add column published_in text[] not null default '{tr,en,ar}' check (published_in <@ '{tr,en,ar}'::text[]),
  -- Instants by language, as ISO text, of what is to be published.
  add column publish_on jsonb not null default '{}';

alter table posts
  add column version int not null default 1,
  add column published_in text[] not null default '{tr,en,ar}' check (published_in <@ '{tr,en,ar}'::text[]),
  add column publish_on jsonb not null default '{}';

alter table questions
  add column version int not null default 1,
  add column published_in text[] not null default '{tr,en,ar}' check (published_in <@ '{tr,en,ar}'::text[]),
  add column publish_on jsonb not null default '{}';

-- The middle of what matters in a picture, in per cent from its start and its top.
alter table media
  add column version int not null default 1,
  add column focus_x int not null default 50 check (focus_x between 0 and 100),
  add column focus_y int not null default 50 check (focus_y between 0 and 100);

-- Moves that staff entered by hand; the others are noted by the triggers.
alter table moved_addresses
  add column is_by_hand boolean not null default false;
