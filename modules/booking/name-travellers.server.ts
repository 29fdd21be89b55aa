import { fail, ok, type Result } from '#kernel/result.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { findOrder, type Order } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import { columnsOfTraveller } from './data/traveller-columns.server.ts'
import { checkContact, mayLackByTelephone } from './domain/check-checkout.ts'
import { checkTraveller, type TravellerProblems } from './domain/check-traveller.ts'
import type { Contact, ContactDraft, FieldProblem, Traveller, TravellerDraft } from './domain/checkout.ts'
import { takesPapers } from './domain/missing-papers.ts'
import { findTwice } from './domain/same-person.ts'

/** What is wrong with one traveller; `line` is the place in what was sent. */
export type TravellerLine = { line: number; problems: TravellerProblems }

export type NamingFailure =
  | { code: 'order-not-found' }
  | { code: 'nothing-asked' }
  | { code: 'travellers-differ'; wanted: { fare: string; count: number }[] }
  | { code: 'invalid-travellers'; lines: TravellerLine[] }

/** Reads the contact of an order by the rules of the checkout, or of the telephone, with every problem at once. */
export async function readContact(
  db: Db,
  draft: ContactDraft,
  { isByTelephone = false } = {},
): Promise<Result<Contact, FieldProblem[]>> {
  const { contact, problems } = checkContact(draft, await phoneReader(db), isByTelephone ? mayLackByTelephone : [])
  return contact ? ok(contact) : fail(problems)
}

/**
 * Checks a list of travellers against an order and writes nothing: there has to be one for every place, fare by fare, and
 * each has to pass the rules of the checkout. Fails with everything that is wrong, line by line.
 */
export function checkTravellers(
  order: Order,
  drafts: readonly TravellerDraft[],
  now: Date,
): Result<Traveller[], NamingFailure> {
  const today = dayInIstanbul(now)
  const read = drafts.map((draft) => {
    const tour = order.tours.find(({ tourId }) => tourId === draft.tourId)
    return tour
      ? checkTraveller(
          draft,
          { id: tour.tourId, returnsOn: tour.returnsOn, passportMonthsAfterReturn: tour.passportMonthsAfterReturn },
          today,
        )
      : { problems: {} }
  })
  const twice = samePeople(drafts)
  const lines = read.flatMap((each, line) => {
    const problems = { ...twice.get(line), ...('problems' in each && each.problems) }
    return 'problems' in each || twice.has(line) ? [{ line, problems }] : []
  })
  if (lines.length > 0) return fail({ code: 'invalid-travellers', lines })
  const travellers = read.flatMap((each) => ('traveller' in each ? [each.traveller] : []))
  const wanted = placesOf(order)
  const isFilled = wanted.every(({ fare, count }) => travellers.filter((each) => each.fare === fare).length === count)
  const count = wanted.reduce((total, each) => total + each.count, 0)
  return isFilled && count === travellers.length ? ok(travellers) : fail({ code: 'travellers-differ', wanted })
}

/** Whoever is on the list twice, by the line of the second time. */
function samePeople(drafts: readonly TravellerDraft[]): Map<number, TravellerProblems> {
  return new Map(findTwice(drafts).map(({ index, field }) => [index, { [field]: { code: 'same-person' } }]))
}

/**
 * Writes who travels on an order, everybody at once: names and papers replace what stood there, numbers are sealed. Locks
 * the order. Whoever was cancelled is left alone.
 *
 * Fails with `order-not-found`, `nothing-asked` when the order has ended, `travellers-differ`, `invalid-travellers`.
 */
export async function nameTravellers(
  tx: Db,
  { orderId, drafts }: { orderId: string; drafts: readonly TravellerDraft[] },
  now: Date,
): Promise<Result<void, NamingFailure>> {
  await lockOrder(tx, orderId)
  const order = await findOrder(tx, { id: orderId })
  if (!order) return fail({ code: 'order-not-found' })
  const today = dayInIstanbul(now)
  if (!order.tours.every(({ returnsOn }) => takesPapers(order.state, returnsOn, today)))
    return fail({ code: 'nothing-asked' })
  const checked = checkTravellers(order, drafts, now)
  if (!checked.ok) return checked
  const left = [...checked.value]
  for (const { id, fare } of order.tours.flatMap(({ passengers }) => passengers).filter(isTravelling)) {
    const traveller = left.splice(
      left.findIndex((each) => each.fare === fare),
      1,
    )[0]
    if (traveller) await writeTraveller(tx, id, traveller)
  }
  await writeHistory(tx, orderId, { kind: 'papers-completed', facts: { travellers: drafts.length }, at: now })
  return ok(undefined)
}

function placesOf(order: Order): { fare: string; count: number }[] {
  const fares = order.tours.flatMap(({ passengers }) => passengers.filter(isTravelling).map(({ fare }) => fare))
  return [...new Set(fares)].map((fare) => ({ fare, count: fares.filter((each) => each === fare).length }))
}

function isTravelling({ isCancelled }: { isCancelled: boolean }): boolean {
  return !isCancelled
}

async function writeTraveller(tx: Db, id: string, traveller: Traveller): Promise<void> {
  await own(tx)
    .updateTable('passengers')
    .set(columnsOfTraveller(tx, id, traveller))
    .where('id', '=', id)
    .execute()
}
