import { isBooked } from '#modules/booking/index.ts'
import { cancelOrder, requestCancellation } from '#modules/booking/index.server.ts'
import type { Ending, Party } from '../plan/party.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'
import { orderOf } from './order-of.ts'

/** Somebody does not travel after all, or asks not to. */
export async function endParty(world: World, party: Party, ending: Ending): Promise<void> {
  const order = await orderOf(world, party)
  if (!order || !isBooked(order.state)) return
  const { orderId } = order
  if (ending.kind === 'cancellation-asked') {
    await requestCancellation(world.tx, { orderId, reason: ending.reason }, ending.at)
    return
  }
  const last = order.journeys.flatMap(({ travellers }) => travellers).findLast(({ fare }) => fare !== 'baby')
  const cancelled = await cancelOrder(
    world.tx,
    world.staff.payments,
    {
      orderId,
      by: 'customer',
      notice: ending.at,
      travellerIds: ending.who === 'last' && last ? [last.id] : 'all',
      key: `demonstration:${party.key}`,
      reason: ending.reason,
    },
    ending.at,
  )
  must(cancelled, `the cancellation of ${party.key}`)
  await world.settle(ending.at)
}
