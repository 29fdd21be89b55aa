-- Staff sort long lists by the heads of their columns, either way. Each index ends with the key, by which rows that are
-- alike keep their places from page to page; it is read forwards and backwards.
create index payment_attempts_by_payer on payment_attempts (payer_name collate app_tr desc, id);
create index payment_attempts_by_way on payment_attempts (method desc, id);
create index payment_attempts_by_state on payment_attempts (state desc, id);
create index payment_attempts_by_amount on payment_attempts (coalesce(captured_minor, amount_minor) desc, id);

create index transactions_by_type on transactions (type desc, id);
create index transactions_by_register on transactions (cash_register desc, id);
create index transactions_by_payment on transactions (payment_type desc, id);
create index transactions_by_customer on transactions (customer_type desc, id);
create index transactions_by_amount on transactions (
  (case when (type <> 'income') = (reverses_id is null) then -amount_minor else amount_minor end) desc, id);

create index bank_lines_by_amount on bank_lines (amount_minor desc, id);
create index bank_lines_by_payer on bank_lines (coalesce(payer_name, text) collate app_tr desc, id);
create index bank_lines_by_match on bank_lines (certainty desc, id);
create index bank_lines_by_state on bank_lines (state desc, id);

create index agent_reservations_by_departure on agent_reservations (departs_on desc, id);
create index agent_offers_by_end on agent_offers (valid_until desc, id);
