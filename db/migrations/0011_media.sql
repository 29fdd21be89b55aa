-- Pictures and videos of journeys in albums, copies of what the agency shared elsewhere, and more pictures of hotels.
-- What a hotel has and its rooms get a code beside their words, so that pages can draw signs and beds.

alter table hotels add column gallery jsonb not null default '[]';

update hotels set
  facilities = (
    select coalesce(jsonb_agg(jsonb_build_object('code', 'other', 'text', words) order by position), '[]')
    from jsonb_array_elements(facilities) with ordinality as given (words, position)
  ),
  room_types = (
    select coalesce(jsonb_agg(jsonb_build_object('code', 'other', 'text', words) order by position), '[]')
    from jsonb_array_elements(room_types) with ordinality as given (words, position)
  );

create table media_albums (
  key text primary key check (key ~ '^[a-z0-9-]+$'),
  sort_order int not null,
  name jsonb not null
);

create table media (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  kind text not null check (kind in ('photo', 'video')),
  album_key text not null references media_albums (key),
  -- The picture; of a video, its still.
  file_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  alt jsonb not null,
  caption jsonb not null,
  taken_on date not null,
  -- A path of the site or an address.
  video_url text,
  video_seconds int check (video_seconds > 0),
  uploaded_at timestamptz not null default now(),
  is_sample boolean not null default false,
  is_published boolean not null default true,
  check ((kind = 'video') = (video_url is not null))
);

create index media_feed on media (taken_on desc, public_id desc) where is_published;
create index media_by_album on media (album_key, taken_on desc, public_id desc) where is_published;

-- Kept here, so that visitors' browsers ask nobody else.
create table instagram_shares (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  picture text not null,
  alt jsonb not null,
  words jsonb not null,
  link text not null check (link ~ '^https://'),
  taken_on date not null,
  is_published boolean not null default true
);

create index instagram_shares_latest on instagram_shares (taken_on desc, public_id desc) where is_published;
