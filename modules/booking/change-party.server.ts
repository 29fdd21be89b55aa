import { isSame, money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { changingParts, openParts, type PartsFailure } from './change-parts.server.ts'
import { findFamilyOfTraveller } from './data/families.server.ts'
import { writeHistory } from './data/history.server.ts'
import { listHolds } from './data/orders.server.ts'
import { insertTraveller, listParties, writeParty, writeTerms } from './data/party.server.ts'
import type { TravellerToCome } from './domain/checkout.ts'
import { priceOfPerson, type PersonTerms } from './domain/party.ts'
import { toldAmount, toldText, type ToldChange } from './domain/told-change.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { layOutRest, previewRest } from './lay-out-rest.server.ts'
import { moveSeats } from './move-seats.server.ts'
import {
  readNewcomer,
  reckonParty,
  type PartyReckoning,
  type PartyRefusal,
  type PartyWish,
} from './reckon-party.server.ts'
import { retellOrder } from './retell-order.server.ts'
import { bookRepriced, renewTerms, writeAmounts } from './write-amounts.server.ts'

export type PartyFailure =
  | PartyRefusal
  | PartsFailure
  | { code: 'order-not-found' }
  | { code: 'edit-conflict'; now: StaffOrder }
  | { code: 'figures-changed'; total: Money }

/** What a change would mean for the order and for its traveller. `difference` is below zero when it costs less. */
export type PartyPreview = {
  total: { was: Money; is: Money }
  difference: Money
  /** What the traveller pays; without a before for somebody new. */
  person: { was: Money | undefined; is: Money }
  /** What is still to be paid, in parts as they are due. */
  plan: { was: readonly OpenPart[]; is: readonly OpenPart[] }
  /** What was paid above the new price and is due to go back. */
  surplus: Money
}

type OpenPart = Awaited<ReturnType<typeof previewRest>>[number]

/**
 * What other terms of one traveller, or one more, would mean: the same calculation that `changeParty` does. Takes no seat.
 * Fails as `changeParty` does, but for seats that others take and for what is typed of who is added.
 */
export async function previewParty(
  db: Db,
  admin: Admin<'orders'>,
  { id, wish }: { id: string; wish: PartyWish },
  now: Date,
): Promise<Result<PartyPreview, PartyFailure>> {
  const order = await findOrder(db, admin, id)
  if (!order) return fail({ code: 'order-not-found' })
  const reckoned = await reckonParty(db, order, wish, now)
  if (!reckoned.ok) return reckoned
  const { before, after, repriced } = reckoned.value
  const { total, reduction, paid } = order.amounts
  const owedMinor = repriced.total.minor - reduction.minor
  const rest = money(Math.max(0, owedMinor - paid.minor), total.currency)
  const open = openParts(order.parts)
  return ok({
    total: { was: total, is: repriced.total },
    difference: repriced.difference,
    person: { was: before && priceOfPerson(before), is: priceOfPerson(after) },
    plan: {
      was: open,
      is: await previewRest(
        db,
        {
          orderId: order.orderId,
          open,
          rest,
          isSold: await isSold(db, order.orderId),
          family: await familyOf(db, wish),
        },
        now,
      ),
    },
    surplus: money(Math.max(0, paid.minor - owedMinor), total.currency),
  })
}

/**
 * Agrees other terms with one traveller of an order, or adds one, in the version that was seen and for the total that was
 * shown: another fare costs what it costs today, extras come on top, a discount is taken off, and what the others pay stays.
 * The room that they are sold changes no price.
 * A seat that is needed is taken in the same transaction, one that is not is given back. What is open is spread over the
 * plan, of a sold order the difference is booked, and what was paid above the new price is due to go back. Contract and
 * voucher follow, history and audit log keep who and why, the customer is told by mail.
 *
 * Fails with `order-not-found`, `edit-conflict`, `order-closed`, `traveller-not-found`, `journey-gone` (it has begun, or
 * nobody travels on it any more), `fare-unknown`, `other-currency`, `fare-age`, `extra`, `discount` (more than the traveller
 * pays), `same-terms`, `price-gone`, `babies-alone`, `tour-full`, `invalid-fields` of who is added, `figures-changed` with
 * what it would cost now, and with `payment-in-progress`, `already-paid` or `too-many-parts` while money is under way. Then
 * nothing has changed.
 */
export async function changeParty(
  db: Db,
  admin: Admin<'orders'>,
  request: { id: string; version: number; wish: PartyWish; shownTotal: Money; reason: string },
  now: Date,
): Promise<Result<{ difference: Money; travellerId: string }, PartyFailure>> {
  const { id, version, wish, shownTotal, reason } = request
  const seen = await findOrder(db, admin, id)
  if (!seen) return fail({ code: 'order-not-found' })
  type Done = { difference: Money; travellerId: string }
  const changed = await changingParts<Done, PartyFailure>(db, seen.orderId, async (tx, locked, parts) => {
    const order = await findOrder(tx, admin, id)
    if (!order) return fail({ code: 'order-not-found' })
    if (order.version !== version) return fail({ code: 'edit-conflict', now: order })
    const reckoned = await reckonParty(tx, order, wish, now)
    if (!reckoned.ok) return reckoned
    const { party, repriced, seats } = reckoned.value
    const { total, difference } = repriced
    const newcomer = 'draft' in wish ? readNewcomer(order, wish, dayInIstanbul(now)) : undefined
    if (newcomer && !newcomer.ok) return newcomer
    if (shownTotal.currency !== total.currency || !isSame(shownTotal, total))
      return fail({ code: 'figures-changed', total })
    const { orderId } = order
    if (!(await moveSeats(tx, { orderId, departureId: party.departureId, seats }))) return fail({ code: 'tour-full' })

    const travellerId = await writePerson(tx, orderId, reckoned.value, newcomer?.value)
    await writeAmounts(tx, orderId, repriced)
    await retellOrder(tx, orderId)
    const sold = await isSold(tx, orderId)
    if (sold) await bookRepriced(tx, { orderId, key: `party:${orderId}:${version}`, repriced }, now)
    const owed = money(total.minor - order.amounts.reduction.minor, total.currency)
    const laidOut = await layOutRest(tx, locked, parts, { owed, isSold: sold, family: await familyOf(tx, wish) }, now)
    if (!laidOut.ok) return laidOut
    await tell(tx, admin, { order, travellerId, reckoning: reckoned.value, reason }, now)
    await enqueue(tx, orderChanged, { orderId, version: version + 1, kind: 'party' })
    return ok({ difference, travellerId })
  })
  return changed ?? fail({ code: 'order-not-found' })
}

/** Whoever belongs to a family of a group changes what that family pays. */
async function familyOf(db: Db, wish: PartyWish) {
  return 'travellerId' in wish ? findFamilyOfTraveller(db, wish.travellerId) : undefined
}

async function isSold(db: Db, orderId: string): Promise<boolean> {
  return (await listHolds(db, orderId)).some(({ state }) => state === 'sold')
}

/** Writes the traveller, the journey with its people as they are now, and that the contract is another one. */
async function writePerson(
  tx: Db,
  orderId: string,
  { party, before, after, seats }: PartyReckoning,
  newcomer: TravellerToCome | undefined,
): Promise<string> {
  if (before) await writeTerms(tx, before.id, after)
  const added = newcomer && (await insertTraveller(tx, party, newcomer, after))
  const [now] = (await listParties(tx, orderId)).filter(({ itemId }) => itemId === party.itemId)
  if (now) await writeParty(tx, { ...now, seats: party.seats + seats })
  await renewTerms(tx, orderId)
  const id = before?.id ?? added
  if (id === undefined) throw new Error(`nobody was changed in order ${orderId}`)
  return id
}

type Change = { order: StaffOrder; travellerId: string; reckoning: PartyReckoning; reason: string }

async function tell(
  tx: Db,
  admin: Admin<'orders'>,
  { order, travellerId, reckoning: { before, after, repriced }, reason }: Change,
  now: Date,
): Promise<void> {
  const changes = [...toldTerms(before, after), ...toldAmount('total', order.amounts.total.minor, repriced.total.minor)]
  const kind = before ? 'traveller-repriced' : 'traveller-added'
  const facts = { staff: admin.id, reason, travellerId, changes }
  await writeHistory(tx, order.orderId, { kind, facts, at: now })
  const said = ({ fare, place, extras, discount, soldRoom }: PersonTerms) => ({
    fare,
    place,
    extras,
    discount,
    ...(typeof soldRoom === 'number' && { soldRoom }),
  })
  await recordAudit(
    tx,
    {
      actor: admin,
      action: before ? 'order.person' : 'order.add-person',
      subject: { kind: 'order', id: order.orderId },
      before: { ...(before && { travellerId, ...said(before) }), total: order.amounts.total, version: order.version },
      after: { travellerId, ...said(after), total: repriced.total, reason },
    },
    now,
  )
}

function toldTerms(before: PersonTerms | undefined, after: PersonTerms): ToldChange[] {
  const roomOf = (terms: PersonTerms | undefined) => String(terms?.soldRoom ?? '')
  const named = (terms: PersonTerms | undefined) => terms?.extras.map(({ name }) => name).join(', ') ?? ''
  return [
    ...(before?.fare === after.fare
      ? []
      : [{ what: 'fare' as const, ...(before && { was: { fare: before.fare } }), is: { fare: after.fare } }]),
    ...toldText('room', roomOf(before), roomOf(after)),
    ...toldText('extras', named(before), named(after)),
    ...toldAmount('discount', before?.discount.minor ?? 0, after.discount.minor),
    ...toldAmount('place', before ? priceOfPerson(before).minor : 0, priceOfPerson(after).minor),
  ]
}
