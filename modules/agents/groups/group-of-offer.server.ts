import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { GroupOfOrder } from '#modules/booking/index.server.ts'
import { readPeople } from '#modules/booking/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { groups, readPeopleOf } from '../data/groups.server.ts'
import type { Offer } from '../data/offers.server.ts'
import { placeGroup } from './quote-group.server.ts'

/**
 * The people behind an offer of a group as its order needs them, inside the caller's transaction, which locks the group:
 * `undefined` for an offer of no group, `changed` when the list is not the one that was offered any more.
 */
export async function groupOfOffer(
  tx: Db,
  offer: Pick<Offer, 'id' | 'lines' | 'freePlaces' | 'discount' | 'customer'>,
  now: Date,
): Promise<GroupOfOrder | 'changed' | undefined> {
  const row = await groups(tx)
    .where('agent_groups.offer_id', '=', offer.id)
    .forUpdate('agent_groups')
    .executeTakeFirst()
  if (!row) return undefined
  const today = dayInIstanbul(now)
  const [departure] = await findDeparturesForSale(tx, [offer.lines[0]?.tourId ?? ''], today)
  if (!departure) return 'changed'
  const { people, lines, free } = placeGroup(await readPeopleOf(tx, row.id), row.free_per, departure)
  const read = readPeople(people, departure, today)
  const isSame =
    lines.length === offer.lines.length &&
    lines.every(({ fare, quantity }) => offer.lines.some((each) => each.fare === fare && each.quantity === quantity))
  if ('problems' in read || !isSame || free.places !== offer.freePlaces) return 'changed'

  const names = [...new Set(people.map(({ family }) => family))]
  const leader = Math.max(
    0,
    people.findIndex(({ isLeader }) => isLeader),
  )
  return {
    families: names.map((name) => {
      const phone = people.find((person) => person.family === name && person.phone !== '')?.phone ?? ''
      return { name, phone: people[leader]?.family === name ? phone || offer.customer.phone : phone }
    }),
    travellers: read.travellers.map((traveller, at) => ({
      ...traveller,
      family: names.indexOf(people[at]?.family ?? ''),
    })),
    leader,
    free: { places: offer.freePlaces, discount: offer.discount },
  }
}
