import { endParty } from '../acts/end.ts'
import { followFate, payRest } from '../acts/pay.ts'
import { placeParty } from '../acts/place-party.ts'
import { sendRefunds } from '../acts/send-refunds.ts'
import type { World } from '../world.ts'
import type { Party } from './party.ts'

const DAY = 86_400_000

/** How long staff take to send money back that goes by transfer. */
const REFUND_DAYS = 6

/** Something that happens at once, or not at all. */
export type Moment = { at: Date; party?: Party; act: (world: World) => Promise<void> }

/** Everything that happens to those who order, as the orders are placed. */
export function momentsOf(parties: readonly Party[], startedAt: Date): Moment[] {
  return parties.flatMap((party) => momentsOfParty(party, startedAt))
}

function momentsOfParty(party: Party, startedAt: Date): Moment[] {
  const { placedAt, fate, ending } = party
  const moments: Moment[] = [
    {
      at: placedAt,
      party,
      async act(world) {
        const order = await placeParty(world, party)
        if (order) await followFate(world, party, order)
      },
    },
  ]
  if (fate.kind === 'deposit' && fate.rest) {
    const { rest } = fate
    moments.push({ at: rest.at, party, act: (world) => payRest(world, party, rest) })
  }
  if (ending) moments.push({ at: ending.at, party, act: (world) => endParty(world, party, ending) })
  const sentAt = ending?.kind === 'cancelled' ? new Date(ending.at.getTime() + REFUND_DAYS * DAY) : startedAt
  if (sentAt < startedAt) moments.push({ at: sentAt, party, act: (world) => sendRefunds(world, party, sentAt) })
  return moments
}
