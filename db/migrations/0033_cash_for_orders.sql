-- Money that is taken at the desk is an attempt to pay like any other, except that it is here at once and already in the
-- books by the entry of its register, which is its name at the provider `cash`. An entry that is taken back leaves an
-- attempt that never brought anything.
alter table payment_attempts drop constraint payment_attempts_method_check;
alter table payment_attempts add constraint payment_attempts_method_check check (method in ('card', 'transfer', 'cash'));
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check check (
  state in (
    'created', 'pending_3ds', 'pending_transfer', 'processing', 'authorised', 'unknown', 'captured',
    'partially_refunded', 'refunded', 'failed', 'cancelled', 'expired', 'disputed', 'reversed'
  )
);
alter table payment_attempts
  add constraint payment_attempts_cash_is_an_entry check ((method = 'cash') = (provider = 'cash')),
  add constraint payment_attempts_reversed_is_cash check (state <> 'reversed' or (method = 'cash' and captured_minor is null));
