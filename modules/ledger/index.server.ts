export { balanceOf, listBalances } from './balance-of.server.ts'
export { listEntriesOf, type JournalEntry } from './list-entries-of.server.ts'
export { postEntry } from './post-entry.server.ts'
