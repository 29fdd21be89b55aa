-- Money that a card's holder wants back by way of the bank is with nobody until the bank has decided: it has an account
-- and entries of its own.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (
  kind in (
    'charge', 'surcharge', 'discount', 'payment', 'refund', 'cancellation', 'transfer', 'income', 'expense',
    'correction', 'reversal', 'closing-difference', 'dispute'
  )
);
alter table ledger_lines drop constraint ledger_lines_account_kind_check;
alter table ledger_lines add constraint ledger_lines_account_kind_check check (
  account_kind in (
    'receivable', 'provider', 'bank', 'cash', 'sales', 'surcharges', 'discounts', 'cancellation-fees', 'suspense',
    'expenses', 'other-income', 'differences', 'disputes'
  )
);
