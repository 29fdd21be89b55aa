import { isSame, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { normalizeInput } from '#kernel/text.ts'
import { listParties, type Party, type PartyMember } from './data/party.server.ts'
import type { FieldProblem, TravellerDraft, TravellerToCome } from './domain/checkout.ts'
import { isAlive } from './domain/order.ts'
import {
  discountOf,
  grossOf,
  LONGEST_EXTRA,
  MOST_EXTRAS,
  repriceParty,
  type DiscountWish,
  type Extra,
  type PersonTerms,
} from './domain/party.ts'
import { seatsOf } from './domain/price-cart.ts'
import type { Repriced } from './domain/reprice.ts'
import { findTwice, samePersonAt } from './domain/same-person.ts'
import { readTravellerToCome } from './domain/staff-order.ts'
import { typedOfKnown } from './domain/traveller-fields.ts'
import type { OrderJourney, StaffOrder } from './find-order.server.ts'

/** What staff want to agree with one traveller, or whom they want to add, on which fare and with what. */
export type PartyWish = {
  fare: string
  extras: readonly Extra[]
  discount: DiscountWish
  /** The room of the order that they are sold; left out, it stays. */
  soldRoom?: number | null | undefined
} & ({ travellerId: string } | { tourId: string; draft: Omit<TravellerDraft, 'tourId' | 'fare'> })

export type PartyRefusal =
  | { code: 'order-closed' }
  | { code: 'traveller-not-found' }
  | { code: 'journey-gone' }
  | { code: 'fare-unknown' }
  | { code: 'other-currency' }
  | { code: 'fare-age' }
  | { code: 'extra' }
  | { code: 'discount' }
  | { code: 'same-terms' }
  | { code: 'price-gone' }
  | { code: 'babies-alone' }
  | { code: 'tour-full' }
  | { code: 'invalid-fields'; problems: FieldProblem[] }

export type PartyReckoning = {
  party: Party
  /** Absent for somebody who is added. */
  before: PartyMember | undefined
  after: PersonTerms
  repriced: Repriced
  /** How many seats more the order needs; below zero when one becomes free. */
  seats: number
}

/**
 * What an order would cost with other terms of one traveller, or with one more. Whoever keeps the fare keeps its price of the
 * day it was agreed; another fare, and a new traveller, cost what they cost today. Writes nothing and takes no seat.
 */
export async function reckonParty(
  db: Db,
  order: StaffOrder,
  wish: PartyWish,
  now: Date,
): Promise<Result<PartyReckoning, PartyRefusal>> {
  if (!isAlive(order.state)) return fail({ code: 'order-closed' })
  const parties = await listParties(db, order.orderId)
  const party = parties.find(({ snapshot, people }) =>
    'tourId' in wish ? snapshot.tourId === wish.tourId : people.some(({ id }) => id === wish.travellerId),
  )
  const before = 'travellerId' in wish ? party?.people.find(({ id }) => id === wish.travellerId) : undefined
  const journey = order.journeys.find(({ tourId }) => tourId === party?.snapshot.tourId)
  if (!party || !journey) return fail({ code: 'traveller-not-found' })
  if ('travellerId' in wish && (!before || before.isCancelled)) return fail({ code: 'traveller-not-found' })
  const today = dayInIstanbul(now)
  if ('tourId' in wish && !isOpen(party, today)) return fail({ code: 'journey-gone' })

  const after = await readTerms(db, { before, party, wish, currency: order.amounts.total.currency }, today)
  if (!after.ok) return after
  if (before && areSame(before, after.value)) return fail({ code: 'same-terms' })
  if (before && isWrongAge(journey, before, wish.fare, today)) return fail({ code: 'fare-age' })
  if (leavesBabiesAlone(party, before, after.value)) return fail({ code: 'babies-alone' })
  const repriced = repriceParty(order.amounts, before ? [before] : [], [after.value])
  if (!repriced) return fail({ code: 'price-gone' })
  const seats = seatOf(wish.fare) - (before ? seatOf(before.fare) : 0)
  return ok({ party, before, after: after.value, repriced, seats })
}

/**
 * Reads who is to join a journey of an order by the rules of orders by telephone: papers may come later, and nobody is on a
 * journey twice. Fails with `invalid-fields`.
 */
export function readNewcomer(
  order: StaffOrder,
  { draft, fare, tourId }: Extract<PartyWish, { tourId: string }>,
  today: PlainDate,
): Result<TravellerToCome, PartyRefusal> {
  const journey = order.journeys.find((each) => each.tourId === tourId)
  if (!journey) return fail({ code: 'journey-gone' })
  const read = readTravellerToCome({ ...draft, tourId, fare }, rulesOf(journey), today, '/travellers/0')
  const there = journey.travellers.filter(({ isCancelled }) => !isCancelled)
  const twice = findTwice([...there, draft].map((each) => ({ ...each, tourId }))).filter(
    ({ index }) => index === there.length,
  )
  const problems = [...('problems' in read ? read.problems : []), ...twice.map(({ field }) => samePersonAt(0, field))]
  return 'traveller' in read && problems.length === 0 ? ok(read.traveller) : fail({ code: 'invalid-fields', problems })
}

function seatOf(fare: string): number {
  return seatsOf([{ tourId: '', fare, quantity: 1 }])
}

/** Nobody joins people who have left, or a journey that has begun. */
function isOpen({ people, snapshot }: Party, today: PlainDate): boolean {
  return snapshot.departsOn > today && people.some(({ isCancelled }) => !isCancelled)
}

type Setting = {
  before: PartyMember | undefined
  party: Party
  wish: PartyWish
  currency: Money['currency']
}

async function readTerms(
  db: Db,
  { before, party, wish, currency }: Setting,
  today: PlainDate,
): Promise<Result<PersonTerms, PartyRefusal>> {
  const place =
    before?.fare === wish.fare
      ? ok(before.place)
      : await findPlace(db, { tourId: party.snapshot.tourId, fare: wish.fare, currency }, today)
  if (!place.ok) return place
  const extras = readExtras(wish.extras, currency)
  if (!extras) return fail({ code: 'extra' })
  const gross = grossOf({ place: place.value, extras })
  const isForeign = 'amount' in wish.discount && wish.discount.amount.currency !== currency
  const discount = isForeign ? undefined : discountOf(wish.discount, gross)
  if (!discount) return fail({ code: 'discount' })
  const soldRoom = wish.soldRoom === undefined ? (before?.soldRoom ?? null) : wish.soldRoom
  return ok({ fare: wish.fare, place: place.value, extras, discount, soldRoom })
}

/** What a place costs today. Whether the journey is on sale does not matter: staff know why they add somebody. */
async function findPlace(
  db: Db,
  { tourId, fare, currency }: { tourId: string; fare: string; currency: Money['currency'] },
  today: PlainDate,
): Promise<Result<Money, PartyRefusal>> {
  const [departure] = await findDeparturesForSale(db, [tourId], today)
  const price = departure?.fares.find((each) => each.fare === fare)?.price
  if (!price) return fail({ code: 'fare-unknown' })
  return price.currency === currency ? ok(price) : fail({ code: 'other-currency' })
}

function readExtras(typed: readonly Extra[], currency: Money['currency']): Extra[] | undefined {
  const extras = typed.map(({ name, amount }) => ({ name: normalizeInput(name) ?? '', amount }))
  const isRight = ({ name, amount }: Extra) =>
    name !== '' && name.length <= LONGEST_EXTRA && amount.currency === currency && amount.minor > 0
  return extras.length <= MOST_EXTRAS && extras.every(isRight) ? extras : undefined
}

function areSame(before: PersonTerms, after: PersonTerms): boolean {
  const named = ({ extras }: PersonTerms) => JSON.stringify(extras.map(({ name, amount }) => [name, amount.minor]))
  const isSameRoom = (before.soldRoom ?? null) === (after.soldRoom ?? null)
  return (
    before.fare === after.fare &&
    isSameRoom &&
    isSame(before.discount, after.discount) &&
    named(before) === named(after)
  )
}

/** Whether somebody whose birthday is known may not travel on that fare. */
function isWrongAge(journey: OrderJourney, { id }: PartyMember, fare: string, today: PlainDate): boolean {
  const known = journey.travellers.find((each) => each.id === id)
  if (!known) return false
  const draft = { ...typedOfKnown(known), tourId: journey.tourId, fare }
  const read = readTravellerToCome(draft, rulesOf(journey), today, '')
  return 'problems' in read && read.problems.some(({ code }) => code === 'age-baby' || code === 'age-child')
}

function rulesOf({ tourId, returnsOn, passportMonthsAfterReturn }: OrderJourney) {
  return { id: tourId, returnsOn, passportMonthsAfterReturn }
}

/** Babies have no seat of their own: somebody has to hold them. */
function leavesBabiesAlone({ people }: Party, before: PartyMember | undefined, after: PersonTerms): boolean {
  const others = people.filter(({ id, isCancelled }) => !isCancelled && id !== before?.id)
  return [...others, after].every(({ fare }) => seatOf(fare) === 0)
}
