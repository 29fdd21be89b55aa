-- What of a line of a bank statement is for which order, in the currency of the line. Proposed shares wait for a second
-- person; booked ones are payments; what was taken back stays as it was.
create table bank_line_shares (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null references bank_lines (id),
  order_id uuid not null references orders (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  state text not null check (state in ('proposed', 'booked', 'undone')),
  -- The payment that the share became.
  attempt_ref text references payment_attempts (ref),
  created_at timestamptz not null default now(),
  check ((state = 'proposed') = (attempt_ref is null))
);
create index bank_line_shares_line on bank_line_shares (line_id);
create index bank_line_shares_order on bank_line_shares (order_id);
-- A line that brings an order money twice is a line that was split wrongly.
create unique index bank_line_shares_once on bank_line_shares (line_id, order_id) where state <> 'undone';

-- Never more than the line brought.
create function check_line_shares() returns trigger language plpgsql as $$
begin
  if (select sum(amount_minor) from bank_line_shares where line_id = new.line_id and state <> 'undone')
    > (select amount_minor from bank_lines where id = new.line_id)
    or new.currency <> (select currency from bank_lines where id = new.line_id) then
    raise exception 'the shares of a line are more than it brought'
      using errcode = 'check_violation', constraint = 'bank_line_shares_fit';
  end if;
  return null;
end
$$;
create constraint trigger fits after insert or update on bank_line_shares
  deferrable initially deferred for each row execute function check_line_shares();

-- A line may be matched by its shares alone.
alter table bank_lines drop constraint bank_lines_check1;
alter table bank_lines add constraint bank_lines_attempt_is_matched
  check (attempt_ref is null or state in ('second_person', 'matched'));

-- Whose money came from an account before is known by the lines that were confirmed.
create index bank_lines_payer_iban on bank_lines (payer_iban) where payer_iban is not null;

-- A transfer that staff write by hand, before the bank's file brings it.
alter table bank_statements drop constraint bank_statements_format_check;
alter table bank_statements add constraint bank_statements_format_check check (format in ('camt053', 'mt940', 'csv', 'typed'));

-- A transfer that staff put on an order is taken back as cash is: it never brought that order anything.
alter table payment_attempts drop constraint payment_attempts_reversed_is_cash;
alter table payment_attempts add constraint payment_attempts_reversed_by_staff
  check (state <> 'reversed' or (method in ('cash', 'transfer') and captured_minor is null));
