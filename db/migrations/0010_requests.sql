-- What visitors ask the agency for: information, a private tour, places on a departure; and their reviews.

create table information_requests (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  topic text not null check (topic in ('general', 'tour', 'hotel', 'service', 'private')),
  -- The public id of the departure, or the key of the hotel or service.
  topic_key text,
  topic_name text not null,
  language text not null check (language in ('tr', 'en', 'ar')),
  name text not null,
  phone text not null,
  phone_key text not null,
  email text,
  message text not null,
  group_size int check (group_size between 2 and 15),
  wished_from date,
  wished_to date,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  consent_version text,
  address_hash text not null,
  asked_at timestamptz not null,
  check (wished_from <= wished_to),
  check ((topic = 'private') = (group_size is not null)),
  check ((topic in ('tour', 'hotel', 'service')) = (topic_key is not null))
);

create index information_requests_by_state on information_requests (state, asked_at desc);

create table reservation_requests (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  departure_id uuid not null references departures (id),
  -- As the departure was when it was asked for; requests outlive changes of the catalogue.
  tour_id text not null,
  tour_name text not null,
  departs_on date not null,
  returns_on date not null,
  language text not null check (language in ('tr', 'en', 'ar')),
  name text not null,
  email text not null,
  phone text not null,
  phone_key text not null,
  room_type text not null check (room_type in ('single', 'double', 'triple', 'quad')),
  babies int not null check (babies between 0 and 9),
  children int not null check (children between 0 and 9),
  note text not null,
  state text not null default 'new' check (state in ('new', 'in_progress', 'done')),
  consent_version text not null,
  address_hash text not null,
  asked_at timestamptz not null
);

create index reservation_requests_by_state on reservation_requests (state, asked_at desc);
create index reservation_requests_by_departure on reservation_requests (departure_id);

create table requested_passengers (
  request_id uuid not null references reservation_requests (id) on delete cascade,
  position int not null check (position >= 0),
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('female', 'male')),
  born_on date not null,
  primary key (request_id, position)
);

-- Numbers of papers stand apart from everything else: they are deleted sooner, and whoever guards them guards one table.
create table requested_papers (
  request_id uuid not null,
  position int not null,
  tckn text,
  passport_no text,
  passport_expires_on date,
  primary key (request_id, position),
  foreign key (request_id, position) references requested_passengers (request_id, position) on delete cascade,
  check (tckn is not null or passport_no is not null),
  check ((passport_no is null) = (passport_expires_on is null))
);

-- Visitors write a rating and words. Marks of single things, a city and a kind of journey are known of some only.
alter table reviews alter column scores drop not null;
alter table reviews alter column city drop not null;
alter table reviews alter column journey drop not null;
alter table reviews add column tour_code text;
alter table reviews add column email text;
alter table reviews add column address_hash text;
alter table reviews drop constraint reviews_status_check;
update reviews set status = 'rejected' where status = 'hidden';
alter table reviews add constraint reviews_status_check check (status in ('pending', 'approved', 'rejected'));

create index reviews_by_day on reviews (written_on desc, public_id) where status = 'approved';
create index reviews_by_tour on reviews (tour_code, written_on desc) where status = 'approved';
