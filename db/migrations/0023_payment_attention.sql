-- What a person decided about a payment that needed one.
alter table payment_attempts
  add column attention_cleared_at timestamptz,
  add column attention_note text;
create index payment_attempts_newest on payment_attempts (created_at desc, id);
create index payment_attempts_flagged on payment_attempts (created_at desc)
  where flags <> '[]' and attention_cleared_at is null;
