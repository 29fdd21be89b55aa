-- Numbers of identity papers are kept sealed; see docs/decisions/0035. The plain columns stay for as long as programs of
-- before may run beside and until the job has sealed what they hold.

-- Which keys the database was written with. A check tells whether a key is the same one, and nothing about it.
create table data_key_checks (
  key_id text primary key,
  key_check text not null,
  created_at timestamptz not null default now(),
  -- Nothing is sealed with it any more.
  retired_at timestamptz
);

alter table passengers
  add column tckn_sealed text,
  add column tckn_index text,
  add column passport_no_sealed text,
  add column passport_no_index text,
  -- When the numbers were taken away because their time was over or somebody asked for it.
  add column identity_removed_at timestamptz;
create index passengers_tckn on passengers (tckn_index) where tckn_index is not null;
create index passengers_passport on passengers (passport_no_index) where passport_no_index is not null;
create index passengers_plain on passengers (id) where tckn is not null or passport_no is not null;

alter table requested_papers
  -- What the sealed texts are bound to.
  add column id uuid not null unique default gen_random_uuid(),
  add column tckn_sealed text,
  add column passport_no_sealed text,
  drop constraint requested_papers_check,
  drop constraint requested_papers_check1;
alter table requested_papers
  add constraint requested_papers_has_number check (num_nonnulls(tckn, tckn_sealed, passport_no, passport_no_sealed) > 0),
  add constraint requested_papers_has_expiry
    check ((num_nonnulls(passport_no, passport_no_sealed) = 0) = (passport_expires_on is null));
create index requested_papers_plain on requested_papers (id) where tckn is not null or passport_no is not null;

-- Hashes of whole requests that were made without a key: identity numbers can be found from them by trying.
create index orders_plain_hash on orders (placed_at) where request_hash ~ '^[0-9a-f]{64}$';

-- When the people of an order were made unrecognisable. What the books need stays.
alter table orders add column erased_at timestamptz;
create index orders_email on orders (lower(email));
