import { inEveryLocale } from '#kernel/locale.ts'
import { retellPayments } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { extrasOf, linesOf, listParties } from './data/party.server.ts'
import { fareCount } from './mail/fare-count.ts'

/** The pages of the payments of an order say what it contains now. */
export async function retellOrder(tx: Db, orderId: string): Promise<void> {
  const people = (await listParties(tx, orderId))
    .flatMap((party) => party.people)
    .filter(({ isCancelled }) => !isCancelled)
  const lines = [
    ...linesOf(people).map(({ fare, quantity, lineTotal }) => ({
      label: fareCount(fare, quantity),
      amount: lineTotal,
    })),
    ...extrasOf(people).map(({ name, amount }) => ({ label: inEveryLocale(() => name), amount })),
  ]
  await retellPayments(tx, { kind: 'order', ref: orderId }, { summary: { lines, travellers: people.length } })
}
