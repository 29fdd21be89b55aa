import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasRight } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { own } from './data/tables.server.ts'
import { columnsOfTraveller } from './data/traveller-columns.server.ts'
import { checkContact, mayLackByTelephone } from './domain/check-checkout.ts'
import type { Contact, ContactDraft, FieldProblem, TravellerDraft, TravellerToCome } from './domain/checkout.ts'
import { keepingNumbers } from './domain/guarded-numbers.ts'
import { readTravellerToCome } from './domain/staff-order.ts'
import { findTwice, samePersonAt } from './domain/same-person.ts'
import type { Passenger } from './data/order-passengers.server.ts'
import { findOrder, orderShownTo, readWholeOrder, type StaffOrder } from './find-order.server.ts'
import { findOrderNames } from './find-order-names.server.ts'
import { orderChanged, orderPlaced } from './jobs/queues.server.ts'
import { isAlive, type HistoryKind } from './domain/order.ts'
import { toldContact, toldText, toldTraveller, type ToldChange } from './domain/told-change.ts'

type TravellerChange = { id: string; draft: Omit<TravellerDraft, 'tourId' | 'fare'>; isSomebodyElse?: boolean }

/** What is left out stays as it is. */
export type OrderChange = {
  note?: string | undefined
  /** Whom the order belongs to: another name or address transfers it. */
  contact?: ContactDraft | undefined
  /**
   * A traveller by the id that `findOrder` gives: another name replaces the person, other papers are put right. Where
   * it is said that somebody else travels, visa, mahram, note and check-in of the one before end; the fare and the bed
   * stay.
   */
  travellers?: readonly TravellerChange[] | undefined
  /** Why; it stands in the history. */
  reason?: string | undefined
}

/** `now` is the order as it is, so that whoever came second sees both. */
export type ChangeOrderFailure =
  | { code: 'order-not-found' }
  | { code: 'edit-conflict'; now: StaffOrder }
  | { code: 'order-closed' }
  | { code: 'traveller-not-found' }
  | { code: 'invalid-fields'; problems: FieldProblem[] }

/**
 * Changes who an order belongs to, who travels, papers and note, in the version that was seen. Numbers of papers are
 * sealed. The history says names, ways to reach the customer and the note before and after, and of papers only which
 * were changed; the audit log, which nobody can clear, says none of it. Names and papers follow the rules of the
 * checkout, but papers may stay away, and what an order came without may stay so: names of places, or what the
 * telephone leaves out. Prices do not change with names. Another traveller or customer is told by mail; where a name
 * that was to come is given, the papers are written anew and nobody is mailed. Whoever may not see numbers of papers
 * cannot change them either: they stay with their person, and go with them. Whoever had no email address and has one
 * now is mailed the order.
 *
 * Fails with `order-not-found`; `edit-conflict` when somebody changed it meanwhile; `order-closed` when it is
 * cancelled, refunded or expired, or when its person was erased; `traveller-not-found`, also for one who was cancelled;
 * `invalid-fields` with every problem at once. Then nothing has changed.
 */
export async function changeOrder(
  db: Db,
  admin: Admin<'orders'>,
  { id, version, change }: { id: string; version: number; change: OrderChange },
  now: Date,
): Promise<Result<StaffOrder, ChangeOrderFailure>> {
  const changeIn = async (tx: Db): Promise<Result<StaffOrder, ChangeOrderFailure>> => {
    const names = await findOrderNames(tx, admin, id)
    const locked = names && (await lockOrder(tx, names.orderId))
    const before = locked && (await readWholeOrder(tx, id))
    if (!before) return fail({ code: 'order-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict', now: orderShownTo(admin, before) })
    if (!isAlive(before.state)) return fail({ code: 'order-closed' })
    const wanted = hasRight(admin, 'papers') ? change : keepingNumbersOf(before, change)
    const checked = checkOrderChange(before, wanted, { today: dayInIstanbul(now), readPhone: await phoneReader(tx) })
    if (!checked.ok) return checked

    const { contact, travellers } = checked.value
    await own(tx)
      .updateTable('orders')
      .set((order) => ({
        version: order('version', '+', 1),
        ...(change.note !== undefined && { note: change.note }),
        ...(contact && {
          first_name: contact.firstName,
          last_name: contact.lastName,
          email: contact.email,
          phone: contact.phone,
          phone_key: contact.phoneKey,
          address: contact.address,
          city: contact.city,
          country: contact.country,
        }),
      }))
      .where('id', '=', before.orderId)
      .execute()
    const said = { staff: admin.id, reason: change.reason ?? '' }
    const isCustomerChanged = contact !== undefined && !isSame(before.contact, contact)
    const tell = (kind: HistoryKind, facts: { changes: ToldChange[]; travellerId?: string }) =>
      writeHistory(tx, before.orderId, { kind, facts: { ...said, ...facts }, at: now })
    if (isCustomerChanged) await tell('customer-changed', { changes: toldContact(before.contact, contact) })
    if (change.note !== undefined && change.note !== before.note)
      await tell('note-changed', { changes: toldText('note', before.note, change.note) })
    const changedTravellers = travellers.filter(({ before: was, after }) => !isSame(was, after))
    for (const each of changedTravellers) {
      await writeTraveller(tx, each, now)
      await tell(kindOf(each), { travellerId: each.id, changes: toldTraveller(each.before, each.after) })
    }
    const kinds = changedTravellers.map(kindOf)
    const isMailed = kinds.includes('traveller-replaced') || isTransferred(before.contact, contact)
    if (isMailed || kinds.includes('traveller-named'))
      await enqueue(tx, orderChanged, { orderId: before.orderId, version: version + 1, kind: 'people', isMailed })
    if (contact && before.contact.email === '' && contact.email !== '' && before.state === 'awaiting_payment')
      await enqueue(tx, orderPlaced, { orderId: before.orderId })
    const act = { action: 'order.change', subject: { kind: 'order', id: before.orderId } } as const
    const after = {
      isCustomerChanged,
      travellers: changedTravellers.map((each) => ({
        id: each.id,
        isReplaced: kindOf(each) === 'traveller-replaced',
        isNamed: kindOf(each) === 'traveller-named',
      })),
      reason: change.reason ?? '',
      version: version + 1,
    }
    await recordAudit(tx, { actor: admin, ...act, before: { version }, after }, now)
    const changed = await findOrder(tx, admin, id)
    return changed ? ok(changed) : fail({ code: 'order-not-found' })
  }
  return inTransaction(db, changeIn)
}

function keepingNumbersOf(order: StaffOrder, change: OrderChange): OrderChange {
  const known = new Map(order.journeys.flatMap(({ travellers }) => travellers.map((each) => [each.id, each])))
  const travellers = change.travellers?.map(({ id, draft, ...said }) => {
    const traveller = known.get(id)
    return { ...said, id, draft: traveller ? keepingNumbers(draft, traveller) : draft }
  })
  return { ...change, travellers }
}

/** A form sends everything back; what is as it was is no change. */
function isSame<Known extends object, Wanted extends object>(known: Known, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => !(name in known) || known[name as keyof Known] === value)
}

/** Another name: the order belongs to somebody else now. */
function isTransferred(before: StaffOrder['contact'], after: Contact | undefined): boolean {
  return after !== undefined && (before.firstName !== after.firstName || before.lastName !== after.lastName)
}

type ChangedTraveller = { id: string; before: Passenger; after: TravellerToCome; isSomebodyElse: boolean }

/** A name that was to come is given; another one replaces somebody. */
function kindOf({ before, after, isSomebodyElse }: ChangedTraveller) {
  const hasOtherName = before.firstName !== after.firstName || before.lastName !== after.lastName
  if (hasOtherName && isNameless(before)) return 'traveller-named'
  return isSomebodyElse || hasOtherName ? 'traveller-replaced' : 'traveller-changed'
}

/**
 * What a change would write, or everything that is wrong with it; writes nothing. A list that is imported names every
 * passport that is too short (`mustPassportLast`); whoever changes an order keeps the one it was sold with.
 */
export function checkOrderChange(
  order: StaffOrder,
  change: OrderChange,
  {
    today,
    readPhone,
    mustPassportLast = false,
  }: { today: PlainDate; readPhone: Awaited<ReturnType<typeof phoneReader>>; mustPassportLast?: boolean },
) {
  const stillMayLack = mayLackByTelephone.filter((field) => order.contact[field] === '')
  const contact = change.contact ? checkContact(change.contact, readPhone, stillMayLack) : { problems: [] }
  const problems = [...contact.problems]
  const travellers: ChangedTraveller[] = []
  for (const [index, { id, draft, isSomebodyElse = false }] of (change.travellers ?? []).entries()) {
    const tour = order.journeys.find((journey) => journey.travellers.some((each) => each.id === id))
    const before = tour?.travellers.find((each) => each.id === id)
    if (!tour || !before || before.isCancelled) return fail({ code: 'traveller-not-found' as const })
    const rules = {
      id: tour.tourId,
      returnsOn: tour.returnsOn,
      passportMonthsAfterReturn: tour.passportMonthsAfterReturn,
    }
    const read = readTravellerToCome(
      { ...draft, tourId: tour.tourId, fare: before.fare },
      rules,
      today,
      `/travellers/${index}`,
      {
        mustPassportLast: mustPassportLast && draft.passportExpiresOn !== before.passportExpiresOn,
        isNameToCome: isNameless(before),
      },
    )
    if ('problems' in read) problems.push(...read.problems)
    else travellers.push({ id, before, after: read.traveller, isSomebodyElse })
  }
  problems.push(...findTwiceAfter(order, change.travellers ?? []))
  if (problems.length > 0) return fail({ code: 'invalid-fields' as const, problems })
  return ok({ contact: 'contact' in contact ? contact.contact : undefined, travellers })
}

/** A place that was sold and has nobody's name yet. */
function isNameless({ firstName, lastName }: Passenger): boolean {
  return firstName === '' && lastName === ''
}

/** Whoever would be on a journey twice after the change, at the field that makes it so. */
function findTwiceAfter(order: StaffOrder, changes: NonNullable<OrderChange['travellers']>): FieldProblem[] {
  return order.journeys.flatMap(({ tourId, travellers }) => {
    const staying = travellers.filter(({ id, isCancelled }) => !isCancelled && changes.every((each) => each.id !== id))
    const changed = changes.filter(({ id }) => travellers.some((each) => each.id === id))
    const all = [...staying, ...changed.map(({ draft }) => draft)].map((each) => ({ ...each, tourId }))
    return findTwice(all).flatMap(({ index, field }) => {
      const change = changed[index - staying.length]
      return change ? [samePersonAt(changes.indexOf(change), field)] : []
    })
  })
}

async function writeTraveller(tx: Db, { id, after, isSomebodyElse }: ChangedTraveller, now: Date): Promise<void> {
  await own(tx)
    .updateTable('passengers')
    .set({ ...columnsOfTraveller(tx, id, after), ...(isSomebodyElse && { replaced_at: now }) })
    .where('id', '=', id)
    .execute()
}
