export type { Account, AccountKind, EntryKind, LedgerSubject, NewEntry, NewLine } from './domain/account.ts'
export {
  customerTypes,
  paymentTypes,
  transactionTypes,
  type CustomerType,
  type PaymentType,
  type TransactionType,
} from './domain/transaction.ts'
export { transactionSorts, type TransactionSort } from './domain/transaction-sort.ts'
