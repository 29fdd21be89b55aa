export type { Account, EntryKind, LedgerSubject, NewEntry, NewLine } from './domain/account.ts'
