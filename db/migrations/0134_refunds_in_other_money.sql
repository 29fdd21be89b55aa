-- What goes back in another currency than its payment's: the money that was handed over, the rate of the day, and what of
-- it the rate of the order did not foresee. All of it or nothing; `amount_minor` stays what it takes off what was paid.
alter table refunds
  add column foreign_minor bigint check (foreign_minor >= 0),
  add column foreign_currency char(3),
  add column foreign_difference_minor bigint,
  add column foreign_rate_base char(3),
  add column foreign_rate_quote char(3),
  add column foreign_rate_value bigint check (foreign_rate_value > 0),
  add column foreign_rate_scale int,
  add column foreign_rate_source text,
  add column foreign_rate_on date,
  add constraint refunds_foreign_is_whole check (
    num_nonnulls(foreign_minor, foreign_currency, foreign_difference_minor, foreign_rate_base, foreign_rate_quote,
      foreign_rate_value, foreign_rate_scale, foreign_rate_source, foreign_rate_on) in (0, 9)
  ),
  add constraint refunds_foreign_is_another check (foreign_currency <> currency),
  -- A provider gives back what it took, in its currency; other money is handed over by staff, and has gone by then.
  add constraint refunds_foreign_by_hand check (
    foreign_minor is null or (method <> 'provider' and state = 'succeeded')
  );

alter table payment_attempts
  add constraint payment_attempts_foreign_by_hand check (foreign_minor is null or method <> 'card');
