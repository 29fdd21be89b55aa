import { announceDispute, isDisputable, listPaymentsOfSubject, settleDispute } from '#modules/payments/index.server.ts'
import type { Party } from '../plan/party.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'
import { orderOf } from './order-of.ts'

/** The holder of a card asks the bank for the money back; the bank decides later, or has not decided yet. */
export async function disputePayment(
  world: World,
  { party, outcome }: { party: Party; outcome: 'won' | 'undecided' },
  now: Date,
): Promise<void> {
  const order = await orderOf(world, party)
  if (!order) return
  const payments = await listPaymentsOfSubject(world.tx, { kind: 'order', ref: order.orderId })
  const attemptRef = payments.find((each) => isDisputable(each))?.ref
  if (attemptRef === undefined) return
  const { payments: desk } = world.staff
  const note = 'Bankanın yazısı: kart sahibi işlemi tanımadığını söylüyor.'
  must(await announceDispute(world.tx, desk, { attemptRef, note }, now), `the dispute of ${party.key}`)
  if (outcome === 'won') {
    const end = { attemptRef, outcome, note: 'Sözleşme ve imza gönderildi, banka bizi haklı buldu.' }
    must(await settleDispute(world.tx, desk, end, new Date(now.getTime() + 3_600_000)), `its end`)
  }
  await world.settle(now)
}
