-- The books: every movement of money once, as lines that balance. Nothing here is ever changed or removed, the database
-- refuses it; what was wrong is taken back by a new entry. Balances are sums.

create table cash_registers (
  code text primary key check (code ~ '^[a-z0-9-]{1,32}$'),
  name text not null,
  sort_order int not null default 0,
  is_active boolean not null default true
);

create table ledger_entries (
  id uuid primary key default gen_random_uuid(),
  -- Names what happened: posting the same twice changes nothing.
  key text not null unique,
  kind text not null check (kind in ('charge', 'surcharge', 'discount', 'payment', 'refund', 'cancellation', 'transfer',
    'income', 'expense', 'correction', 'reversal', 'closing-difference')),
  posted_on date not null,
  note text not null default '',
  subject_kind text check (subject_kind in ('order', 'link')),
  subject_ref text,
  by_user_id uuid references users (id),
  -- An entry is taken back once.
  reverses_id uuid unique references ledger_entries (id),
  line_count int not null check (line_count >= 2),
  created_at timestamptz not null default now(),
  check ((subject_kind is null) = (subject_ref is null)),
  check ((kind = 'reversal') = (reverses_id is not null))
);
create index ledger_entries_subject on ledger_entries (subject_kind, subject_ref, created_at) where subject_ref is not null;
create index ledger_entries_day on ledger_entries (posted_on desc, created_at desc);

create table ledger_lines (
  entry_id uuid not null references ledger_entries (id),
  position int not null,
  account_kind text not null check (account_kind in ('receivable', 'provider', 'bank', 'cash', 'sales', 'surcharges',
    'discounts', 'cancellation-fees', 'suspense', 'expenses', 'other-income', 'differences')),
  -- Which one of its kind: `order:<id>`, a provider, an IBAN, a register; empty where there is one only.
  account_ref text not null default '',
  currency char(3) not null,
  -- Debits are above zero, credits below.
  amount_minor bigint not null check (amount_minor <> 0),
  -- Only a register that exists holds cash.
  cash_register text generated always as (case when account_kind = 'cash' then account_ref end) stored references cash_registers (code),
  primary key (entry_id, position)
);
create index ledger_lines_account on ledger_lines (account_kind, account_ref, currency) include (amount_minor);

-- What staff write by hand. The money itself stands in the entry.
create table transactions (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null unique references ledger_entries (id),
  type text not null check (type in ('income', 'expense', 'transfer', 'refund')),
  cash_register text not null references cash_registers (code),
  to_cash_register text references cash_registers (code),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  payment_type text not null check (payment_type in ('cash', 'card', 'transfer', 'link')),
  customer_type text not null check (customer_type in ('individual', 'agency', 'supplier')),
  booked_on date not null,
  note text not null default '',
  -- A reversal repeats what it takes back.
  reverses_id uuid unique references transactions (id),
  created_at timestamptz not null default now(),
  check ((type = 'transfer') = (to_cash_register is not null)),
  check (to_cash_register <> cash_register)
);
create index transactions_day on transactions (booked_on desc, created_at desc, id);

create table day_closings (
  id uuid primary key default gen_random_uuid(),
  cash_register text not null references cash_registers (code),
  closed_on date not null,
  note text not null default '',
  by_user_id uuid references users (id),
  closed_at timestamptz not null default now(),
  unique (cash_register, closed_on)
);

create table day_closing_counts (
  closing_id uuid not null references day_closings (id),
  currency char(3) not null,
  booked_minor bigint not null,
  counted_minor bigint not null check (counted_minor >= 0),
  primary key (closing_id, currency)
);

-- One unit of `base` costs rate_value / 10^rate_scale units of `quote`. A rate is corrected by a newer one.
create table exchange_rates (
  id bigint generated always as identity primary key,
  source text not null,
  base char(3) not null,
  quote char(3) not null,
  rate_value bigint not null check (rate_value > 0),
  rate_scale int not null check (rate_scale between 0 and 8),
  valid_from timestamptz not null,
  by_user_id uuid references users (id),
  created_at timestamptz not null default now(),
  check (base <> quote)
);
create index exchange_rates_pair on exchange_rates (base, quote, valid_from desc, id desc);

-- The rate to the lira when the order was placed; absent for orders in lira and where no rate was known.
alter table orders
  add column rate_value bigint check (rate_value > 0),
  add column rate_scale int,
  add column rate_source text,
  add column rate_at timestamptz;

create function refuse_change_of_books() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger never_changes before update or delete on ledger_entries for each row execute function refuse_change_of_books();
create trigger never_emptied before truncate on ledger_entries for each statement execute function refuse_change_of_books();
create trigger never_changes before update or delete on ledger_lines for each row execute function refuse_change_of_books();
create trigger never_emptied before truncate on ledger_lines for each statement execute function refuse_change_of_books();
create trigger never_changes before update or delete on transactions for each row execute function refuse_change_of_books();
create trigger never_emptied before truncate on transactions for each statement execute function refuse_change_of_books();
create trigger never_changes before update or delete on day_closings for each row execute function refuse_change_of_books();
create trigger never_emptied before truncate on day_closings for each statement execute function refuse_change_of_books();
create trigger never_changes before update or delete on day_closing_counts for each row execute function refuse_change_of_books();
create trigger never_emptied before truncate on day_closing_counts for each statement execute function refuse_change_of_books();
create trigger never_changes before update or delete on exchange_rates for each row execute function refuse_change_of_books();
create trigger never_emptied before truncate on exchange_rates for each statement execute function refuse_change_of_books();

-- An entry has its lines when its transaction ends, and no other ones ever after.
create function check_entry_balances() returns trigger language plpgsql as $$
declare
  the_entry uuid;
  wrong text;
begin
  if tg_table_name = 'ledger_entries' then
    the_entry := new.id;
  else
    the_entry := new.entry_id;
  end if;
  select currency || ' ' || sum(amount_minor) into wrong from ledger_lines where entry_id = the_entry
  group by currency having sum(amount_minor) <> 0 limit 1;
  if wrong is not null then
    raise exception 'entry % does not balance: % left over', the_entry, wrong using errcode = 'check_violation', constraint = 'ledger_balances';
  end if;
  if (select count(*) from ledger_lines where entry_id = the_entry) <> (select line_count from ledger_entries where id = the_entry) then
    raise exception 'entry % does not have the lines it was posted with', the_entry using errcode = 'check_violation', constraint = 'ledger_is_whole';
  end if;
  return null;
end
$$;

create constraint trigger balances after insert on ledger_entries deferrable initially deferred
  for each row execute function check_entry_balances();
create constraint trigger balances after insert on ledger_lines deferrable initially deferred
  for each row execute function check_entry_balances();

-- What was counted stays counted: nothing is booked into a register on or before the last day it was closed for.
create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from day_closings where cash_register = new.account_ref
    and closed_on >= (select posted_on from ledger_entries where id = new.entry_id)
  ) then
    raise exception 'the register % is closed for that day', new.account_ref using errcode = 'check_violation', constraint = 'ledger_day_is_open';
  end if;
  return null;
end
$$;

create trigger day_is_open after insert on ledger_lines
  for each row when (new.account_kind = 'cash') execute function refuse_closed_day();

create index idempotent_answers_age on idempotent_answers (created_at);
