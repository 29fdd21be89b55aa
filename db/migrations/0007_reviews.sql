-- What travellers wrote after their return. A review exists in the language it was written in, nowhere else.

create table reviews (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  language text not null check (language in ('tr', 'en', 'ar')),
  rating int not null check (rating between 1 and 5),
  scores jsonb not null,
  written_on date not null,
  author text not null,
  city text not null,
  journey text not null,
  body text not null,
  reply text,
  status text not null check (status in ('pending', 'approved', 'hidden')),
  is_verified boolean not null,
  is_sample boolean not null,
  created_at timestamptz not null default now()
);

create index reviews_shown on reviews (language, written_on desc) where status = 'approved';
