import { placeOrder, placeOrderByStaff, type PlacedOrder } from '#modules/booking/index.server.ts'
import { chanceOf } from '../chance.ts'
import type { Party } from '../plan/party.ts'
import type { World } from '../world.ts'

const HOUR = 3_600_000

/** How long seats wait for whoever ordered by telephone. */
const TELEPHONE_HOLD_HOURS = 72

/** Places the order of a party; gives nothing when its seats are gone: whoever looks at a demonstration may buy, too. */
export async function placeParty(world: World, party: Party): Promise<PlacedOrder | undefined> {
  const placed = party.channel === 'shop' ? await inTheShop(world, party) : await byTelephone(world, party)
  if (!placed.ok && placed.error.code !== 'seats-gone' && placed.error.code !== 'refused-lines')
    throw new Error(`${party.key} was refused: ${JSON.stringify(placed.error)}`)
  if (!placed.ok) return undefined
  world.placed.set(party.key, placed.value.publicId)
  return placed.value
}

function inTheShop({ tx }: World, { key, contact, travellers, note, locale, placedAt, departure }: Party) {
  const fares = [...new Set(travellers.map(({ fare }) => fare))]
  const isHealth = travellers.some(({ needsWheelchair }) => needsWheelchair)
  return placeOrder(
    tx,
    {
      idempotencyKey: `demonstration:${key}`,
      lines: fares.map((fare) => ({
        tourId: departure.tourId,
        fare,
        quantity: travellers.filter((each) => each.fare === fare).length,
      })),
      currency: undefined,
      quoteId: undefined,
      draft: {
        mode: 'guest',
        contact,
        account: { password: '', confirmPassword: '' },
        travellers,
        consents: { preInformation: true, terms: true, privacy: true, personalData: true, health: isHealth },
        note,
      },
      papers: 'with-order',
      userId: undefined,
      locale,
      address: '',
      userAgent: '',
    },
    placedAt,
  )
}

function byTelephone({ tx, staff }: World, { key, contact, travellers, note, locale, placedAt, departure }: Party) {
  return placeOrderByStaff(
    tx,
    chanceOf(`${key} branch`).inHundred(30) ? staff.seller : staff.orders,
    {
      idempotencyKey: `demonstration:${key}`,
      tourId: departure.tourId,
      travellers,
      contact,
      note,
      locale,
      holdUntil: new Date(placedAt.getTime() + TELEPHONE_HOLD_HOURS * HOUR),
      hasAgreed: true,
    },
    placedAt,
  )
}
