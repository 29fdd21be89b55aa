import { endParty } from '../acts/end.ts'
import { followFate, payRest } from '../acts/pay.ts'
import { placeParty } from '../acts/place-party.ts'
import type { World } from '../world.ts'
import type { Party } from './party.ts'

/** Something that happens at once, or not at all. */
export type Moment = { at: Date; party?: Party; act: (world: World) => Promise<void> }

/** Everything that happens in the lived seasons, one after another as time goes. */
export function momentsOf(parties: readonly Party[]): Moment[] {
  return parties.flatMap(momentsOfParty).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function momentsOfParty(party: Party): Moment[] {
  const { placedAt, fate, ending } = party
  const moments: Moment[] = [
    {
      at: placedAt,
      party,
      async act(world) {
        const order = await placeParty(world, party)
        if (order) await followFate(world, party, order)
        await world.settle(placedAt)
      },
    },
  ]
  if (fate.kind === 'deposit' && fate.rest) {
    const { rest } = fate
    moments.push({ at: rest.at, party, act: (world) => payRest(world, party, rest) })
  }
  if (ending) moments.push({ at: ending.at, party, act: (world) => endParty(world, party, ending) })
  return moments
}
