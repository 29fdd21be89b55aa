-- Pages take what their older form knew: a banner, a sound, the links and the category as JSON text, structured data.
-- Those texts are kept as they were written; a broken one loses itself when it is read, never the page.
-- Posts may be missing in a language: their texts hold only the languages they were written in.

alter table pages
  add column banner text not null default '',
  add column sound text not null default '',
  add column slug_map text not null default '',
  add column categories text not null default '',
  add column json_ld jsonb not null default '{"tr": "", "en": "", "ar": ""}',
  add column created_at timestamptz not null default now();

create index posts_shown on posts (published_on desc) where is_published;
