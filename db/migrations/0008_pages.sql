-- What the agency writes: pages, posts and answered questions. Texts are jsonb objects with the keys tr, en and ar.

create table pages (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  parent_key text references pages (key),
  sort_order int not null,
  slug jsonb not null,
  picture text not null,
  title jsonb not null,
  subtitle jsonb not null,
  meta_title jsonb not null,
  meta_description jsonb not null,
  body jsonb not null,
  is_published boolean not null default true,
  updated_at timestamptz not null default now()
);

create table posts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  slug jsonb not null,
  picture text not null,
  author_role jsonb not null,
  published_on date not null,
  tags jsonb not null,
  title jsonb not null,
  excerpt jsonb not null,
  meta_title jsonb not null,
  body jsonb not null,
  is_published boolean not null default true
);

create table question_groups (
  key text primary key,
  sort_order int not null,
  title jsonb not null
);

create table questions (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  group_key text not null references question_groups (key),
  sort_order int not null,
  question jsonb not null,
  answer jsonb not null,
  is_published boolean not null default true
);
