-- Providers with pages of their own: where the customer goes on, and what the provider calls the money.
alter table payment_attempts add column next_step jsonb, add column payment_ref text;

-- Providers want to know where the payer lives, even where nothing is delivered.
alter table payments
  add column customer_address text not null default '',
  add column customer_city text not null default '',
  add column customer_country text not null default '';

-- How a provider has answered lately: after several silences in a row it is left alone for a while.
create table payment_provider_health (
  provider text primary key,
  failures int not null default 0 check (failures >= 0),
  last_failure_at timestamptz
);
