import type { TransactionType } from '#modules/ledger/index.ts'

/** Whether an entry takes money out of its register; a reversal does the opposite of what it takes back. */
export function isMoneyOut({ type, reverses }: { type: TransactionType; reverses: string | null }): boolean {
  return (type !== 'income') === (reverses === null)
}
