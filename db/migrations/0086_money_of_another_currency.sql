-- Money of another currency than an order's counts at the rate of the day: what was paid, the rate as it was, and what of
-- it the rate of the order did not foresee. All of it or nothing; `amount_minor` stays what counts for the order.
alter table payment_attempts
  add column foreign_minor bigint check (foreign_minor > 0),
  add column foreign_currency char(3),
  add column foreign_difference_minor bigint,
  add column foreign_rate_base char(3),
  add column foreign_rate_quote char(3),
  add column foreign_rate_value bigint check (foreign_rate_value > 0),
  add column foreign_rate_scale int,
  add column foreign_rate_source text,
  add column foreign_rate_on date,
  add constraint payment_attempts_foreign_is_whole check (
    num_nonnulls(foreign_minor, foreign_currency, foreign_difference_minor, foreign_rate_base, foreign_rate_quote,
      foreign_rate_value, foreign_rate_scale, foreign_rate_source, foreign_rate_on) in (0, 9)
  ),
  add constraint payment_attempts_foreign_is_another check (foreign_currency <> currency);

alter table ledger_lines drop constraint ledger_lines_account_kind_check;
alter table ledger_lines add constraint ledger_lines_account_kind_check check (
  account_kind in (
    'receivable', 'provider', 'bank', 'cash', 'sales', 'surcharges', 'discounts', 'cancellation-fees', 'suspense',
    'expenses', 'other-income', 'differences', 'disputes', 'agency', 'commissions', 'exchange', 'exchange-differences'
  )
);
