import { defaultLocale, isLocale, type Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { normalizeLines } from '#kernel/text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { staffHoldHours, type ContactDraft, type TravellerDraft } from '#modules/booking/index.ts'
import {
  chooseDeposit,
  keepSoldRooms,
  placeOrderByStaff,
  type StaffOrderRefusal,
  type PlacedOrder,
  takeOverPapers,
} from '#modules/booking/index.server.ts'
import { houseScope, lockOffersOfRequest, withdrawOffers } from '#modules/agents/index.server.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import { changeRequest, findStaffRequest } from '#modules/engagement/index.server.ts'
import { requestKinds } from '#modules/engagement/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { RequestRef } from '../requests/request-ref.ts'
import { readContact } from './order-fields.ts'
import { noteSale } from './sale/note-sale.server.ts'
import { readSaleTravellers, roomsOf } from './sale/read-sale-travellers.ts'

type PhoneOrderProblem = StaffOrderRefusal | { code: 'not-agreed' } | { code: 'hold-time' } | { code: 'text' }

/**
 * Places what the form asks for. A request the order is made of is finished in the same transaction, and what was offered
 * for it is withdrawn; what only staff read becomes a note about the order, and a passport that is too short a task with a
 * day. Whoever pays a deposit first has its parts laid out at once. Without a name the customer is the first traveller, at
 * the number that rang.
 */
export async function placePhoneOrder(
  db: Db,
  admin: Admin<'orders'>,
  fields: Record<string, string>,
  { locale: staffLocale, now }: { locale: Locale; now: Date },
): Promise<Result<PlacedOrder & { isDepositDropped: boolean }, PhoneOrderProblem>> {
  const hours = staffHoldHours.find((each) => String(each) === fields['hold'])
  const note = normalizeLines(fields['note'] ?? '')
  const { locale = '' } = fields
  if (hours === undefined) return fail({ code: 'hold-time' })
  if (note === undefined || note.length > 1000) return fail({ code: 'text' })
  if (fields['hasAgreed'] !== 'on') return fail({ code: 'not-agreed' })
  const tourId = fields['tourId'] ?? ''
  const [departure] = await findDeparturesForSale(db, [tourId], dayInIstanbul(now))
  const typed = readSaleTravellers(fields, departure?.fares ?? [], dayInIstanbul(now))
  const travellers = await takeOverPapers(db, admin, typed, now)
  const request = {
    idempotencyKey: fields['key'] ?? crypto.randomUUID(),
    tourId,
    travellers,
    contact: contactOf(fields, travellers[0]),
    note,
    locale: isLocale(locale) ? locale : defaultLocale,
    holdUntil: new Date(now.getTime() + hours * 3_600_000),
    hasAgreed: true,
  }
  const placed = await inTransaction(db, async (tx) => {
    const asked = originOf(fields)
    const open = asked ? await lockOffersOfRequest(tx, houseScope(admin), asked) : []
    const done = await placeOrderByStaff(tx, admin, request, now)
    if (!done.ok || done.value.isReplay) return done
    const rooms = roomsOf(fields)
    await keepSoldRooms(tx, admin, { orderId: done.value.orderId, rooms })
    const remarks = {
      orderId: done.value.publicId,
      note: fields['staffNote'] ?? '',
      travellers,
      rooms,
      departure,
    }
    await noteSale(tx, admin, remarks, { locale: staffLocale, now })
    if (!asked) return done
    await withdrawOffers(tx, houseScope(admin), open, now)
    await finishRequest(tx, admin, { ...asked, orderId: done.value.orderId }, now)
    return done
  })
  if (!placed.ok) return placed
  if (fields['pay'] !== 'deposit' || placed.value.isReplay) return ok({ ...placed.value, isDepositDropped: false })
  // An order that takes no deposit stays one to be paid in full, and whoever takes it is told.
  const chosen = await chooseDeposit(db, { paymentToken: placed.value.paymentToken, choice: 'deposit' }, now)
  const paymentToken = chosen.ok ? chosen.value.paymentToken : placed.value.paymentToken
  return ok({ ...placed.value, paymentToken, isDepositDropped: !chosen.ok })
}

function contactOf(fields: Record<string, string>, first: TravellerDraft | undefined): ContactDraft {
  const contact = readContact(fields)
  const isNamed = contact.firstName !== '' || contact.lastName !== ''
  const { firstName, lastName } = isNamed || !first ? contact : first
  const phone = contact.phone || (fields['callerPhone'] ?? '')
  return { ...contact, firstName, lastName, phone, country: contact.country || 'TR' }
}

/** The request that the order is made of. */
function originOf(fields: Record<string, string>): RequestRef | undefined {
  const kind = requestKinds.find((each) => (fields[each] ?? '') !== '')
  return kind && { kind, id: fields[kind] ?? '' }
}

async function finishRequest(
  tx: Db,
  admin: Admin<'orders'>,
  { kind, id, orderId }: RequestRef & { orderId: string },
  now: Date,
): Promise<void> {
  const request = await findStaffRequest(tx, admin, { kind, id })
  if (!request) return
  await changeRequest(tx, admin, { kind, id, version: request.version, change: { orderId } }, now)
}
