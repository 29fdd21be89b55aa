import { listRefundsOfSubject, nameRefundPayee, settleRefund } from '#modules/payments/index.server.ts'
import type { Party } from '../plan/party.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'
import { orderOf } from './order-of.ts'

/** The account that banks print as an example: nobody's. */
const EXAMPLE_IBAN = 'TR33 0006 1005 1978 6457 8413 26'

/** Staff make the transfers that give an order's money back. */
export async function sendRefunds(world: World, party: Party, now: Date): Promise<void> {
  const order = await orderOf(world, party)
  if (!order) return
  const by = world.staff.payments.id
  const name = `${party.contact.firstName} ${party.contact.lastName}`
  for (const { ref, method, state } of await listRefundsOfSubject(world.tx, { kind: 'order', ref: order.orderId })) {
    if (method !== 'transfer' || state !== 'requested') continue
    const what = `the refund of ${party.key}`
    must(await nameRefundPayee(world.tx, { ref, iban: EXAMPLE_IBAN, name, by }, now), what)
    must(await settleRefund(world.tx, { ref, outcome: 'succeeded', note: 'EFT', by }, now), what)
  }
}
