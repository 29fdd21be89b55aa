-- Money found on an account is recorded once for each key, whoever finds it and how often.
create table transfer_receipts (
  key text primary key,
  attempt_id uuid not null references payment_attempts (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  received_at timestamptz not null default now()
);

-- A file that staff brought from the bank. Until it is booked its text stays here, afterwards only its lines.
create table bank_statements (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft' check (state in ('draft', 'booked')),
  format text not null check (format in ('camt053', 'mt940', 'csv')),
  file_name text not null,
  sha256 char(64) not null,
  content text,
  account_iban text,
  columns jsonb,
  from_on date,
  to_on date,
  line_count int not null default 0 check (line_count >= 0),
  new_count int not null default 0 check (new_count between 0 and line_count),
  uploaded_by uuid not null references users (id),
  uploaded_at timestamptz not null default now(),
  booked_at timestamptz,
  check ((state = 'draft') = (content is not null)),
  check ((state = 'booked') = (booked_at is not null))
);
create index bank_statements_newest on bank_statements (uploaded_at desc, id);

create table bank_lines (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references bank_statements (id),
  line_key text not null unique,
  file_line int not null,
  account_iban text not null,
  booked_on date not null,
  amount_minor bigint not null,
  currency char(3) not null,
  text text not null,
  payer_name text,
  payer_iban text,
  bank_ref text,
  is_reversal boolean not null,
  certainty text not null check (certainty in ('certain', 'likely', 'unknown', 'outgoing')),
  state text not null check (state in ('to_decide', 'second_person', 'matched', 'explained', 'suspense', 'outgoing')),
  attempt_ref text,
  first_by uuid references users (id),
  second_by uuid references users (id),
  note text not null default '',
  decided_at timestamptz,
  version int not null default 1,
  check ((state = 'outgoing') = (amount_minor <= 0)),
  check ((attempt_ref is not null) = (state in ('second_person', 'matched'))),
  check (second_by is null or second_by <> first_by),
  check (state <> 'second_person' or first_by is not null)
);
create index bank_lines_statement on bank_lines (statement_id, file_line);
create index bank_lines_newest on bank_lines (booked_on desc, id);
create index bank_lines_open on bank_lines (booked_on desc, id) where state in ('to_decide', 'second_person');

create table bank_line_history (
  id bigint generated always as identity primary key,
  line_id uuid not null references bank_lines (id),
  from_state text not null,
  to_state text not null,
  user_id uuid references users (id),
  attempt_ref text,
  note text not null default '',
  happened_at timestamptz not null default now()
);
create index bank_line_history_line on bank_line_history (line_id, id);
