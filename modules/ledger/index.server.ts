export { balanceOf, listBalances } from './balance-of.server.ts'
export { bookTransaction, type NewTransaction, type TransactionRefusal } from './book-transaction.server.ts'
export { closeDay, type ClosingRefusal } from './close-day.server.ts'
export { enterExchangeRate } from './enter-exchange-rate.server.ts'
export { conversionBackLines, conversionLines } from './domain/conversion-lines.ts'
export { findDayRate, listDayRates, pairRate, type DayRate } from './find-day-rate.server.ts'
export { findExchangeRate, listExchangeRates, type KnownExchangeRate } from './find-exchange-rate.server.ts'
export { findRecentRate } from './find-recent-rate.server.ts'
export { listAccountLines, type AccountLine } from './list-account-lines.server.ts'
export { listClosings, type DayClosing } from './list-closings.server.ts'
export { listEntriesOf, type JournalEntry } from './list-entries-of.server.ts'
export { listOpenDays } from './list-open-days.server.ts'
export { listRegisters, type CashRegister } from './list-registers.server.ts'
export {
  findTransaction,
  listTransactions,
  type Transaction,
  type TransactionFilter,
  type TransactionSum,
} from './list-transactions.server.ts'
export { importExchangeRates } from './import-exchange-rates.server.ts'
export { listShownRates, type ShownRate } from './list-shown-rates.server.ts'
export { importRegister, registerCode } from './import-register.server.ts'
export { openRegister } from './open-register.server.ts'
export { postEntry } from './post-entry.server.ts'
export { sumOwed } from './sum-owed.server.ts'
export { reversalKey, reverseEntry } from './reverse-entry.server.ts'
export { reverseTransaction, type ReversalRefusal } from './reverse-transaction.server.ts'
