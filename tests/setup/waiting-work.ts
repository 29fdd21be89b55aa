import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { anAgency, anOffer, aReserved } from '#modules/agents/testing/builders.ts'
import { uploadStatement } from '#modules/bank-statements/index.server.ts'
import { aBookedStatement, anAccountant } from '#modules/bank-statements/testing/builders.ts'
import { aCamt053 } from '#modules/bank-statements/testing/files.ts'
import { aboutOrder } from '#modules/booking/index.ts'
import { placeOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { customerMailsOf } from '#modules/booking/testing/customer-mails.ts'
import { anOrder as aPlacedOrder, anOrderRequest, fromStranger } from '#modules/booking/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { createWriting } from '#modules/content/index.server.ts'
import { aPageDraft } from '#modules/content/testing/a-draft.ts'
import { aReview } from '#modules/content/testing/a-review.ts'
import { confirmSubscription, subscribeToNewsletter } from '#modules/engagement/index.server.ts'
import {
  aStoredCall,
  aStoredMessage,
  aStoredQuestion,
  aStoredReservation,
} from '#modules/engagement/testing/stored-requests.ts'
import { bookTransaction, importRegister } from '#modules/ledger/index.server.ts'
import { aNote } from '#modules/notes/testing/builders.ts'
import { writeTicketName } from '#modules/operations/index.server.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { requestRefund } from '#modules/payments/index.server.ts'
import { aBankAccount, aPayment } from '#modules/payments/testing/builders.ts'
import { aCapturedPayment, aReceivedTransferFor } from '#modules/payments/testing/a-captured-payment.ts'
import { keepPromises } from '#modules/promises/index.server.ts'
import type { WorkKind } from '#modules/staff-desk/index.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Lets exactly one piece of work of a kind wait for the staff, as the product itself makes it wait. */
export const waitingWork: Record<WorkKind, (db: Db, now: Date) => Promise<void>> = {
  visa: async (db, now) => {
    await aGroup(db, now)
  },
  passport: async (db, now) => {
    await aGroup(db, now)
    await sql`update passengers set passport_no_sealed = null, passport_no = null, passport_expires_on = null`.execute(
      db,
    )
  },
  'late-step': async (db, now) => {
    const { departsOn } = await aGroup(db, now)
    await sql`update passengers set gender = null`.execute(db)
    await sql`update order_items set snapshot = jsonb_set(snapshot, '{departsOn}', to_jsonb(${departsOn}::text))`.execute(
      db,
    )
    await sql`update orders set placed_at = ${new Date(now.getTime() - 90 * 86_400_000)}`.execute(db)
  },
  'ticket-name': async (db, now) => {
    const { departsOn } = await aGroup(db, now)
    const admin = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
    const ticket = { lastName: 'BASKA', firstName: 'BIRI', ticketNo: '', pnr: '' }
    const { rows } = await sql<{ id: string }>`select id from passengers order by id limit 1`.execute(db)
    const wish = { date: departsOn, version: 1, passengerId: rows[0]?.id ?? '', ticket }
    const kept = await writeTicketName(db, admin, wish, now)
    if (!kept.ok) throw new Error(kept.error.code)
  },
  room: async (db, now) => {
    await aGroup(db, now)
  },
  'hotel-option': async (db, now) => {
    const { departsOn, stays } = await aGroup(db, now)
    await sql`insert into operation_dates (departs_on) values (${departsOn})`.execute(db)
    await sql`insert into operation_stays (departs_on, stay, option_on)
      values (${departsOn}, ${stays[0]}, ${addDays(departsOn, -2)})`.execute(db)
  },
  'room-list': async (db, now) => {
    const { departsOn, stays } = await aGroup(db, now)
    await sql`insert into operation_dates (departs_on) values (${departsOn})`.execute(db)
    for (const stay of stays.slice(1))
      await sql`insert into operation_room_lists (departs_on, stay, version, rooms, made_at, made_by, forget_on)
        values (${departsOn}, ${stay}, 1, '[]', ${now}, 'Fatma', ${departsOn})`.execute(db)
  },
  incident: async (db, now) => {
    const { departureId } = await aDeparture(db)
    await sql`insert into road_incidents
      (id, departure_id, kind, happened_at, said_at, clock_error_ms, received_at, forget_on)
      values (gen_random_uuid(), ${departureId}, 'lost', ${now}, ${now}, 0, ${now}, ${addDays(dayInIstanbul(now), 90)})`.execute(
      db,
    )
  },
  change: async (db, now) => {
    const departure = await aDeparture(db, { departsOn: addDays(dayInIstanbul(now), 2), seatsSold: 1 })
    const work = customerMailsOf(db)
    await keepPromises(work, now)
    await anOrder(db, { departure, state: 'paid', placedAt: now })
    await sql`update hotels set walk_metres = 900`.execute(db)
    await keepPromises(work, now)
  },
  undelivered: async (db) => {
    const { orderId } = await anOrder(db, { state: 'paid' })
    const mail = { subject: 'Makbuzunuz', html: '', text: '', locale: 'tr', to: '' } as const
    await queueMail(db, { key: 'receipt:1', about: aboutOrder(orderId), ...mail })
  },
  decision: async (db, now) => {
    await aDeparture(db, { departsOn: addDays(dayInIstanbul(now), 40), minimum: 10, seatsSold: 4 })
  },
  assurance: async (db, now) => {
    await aDeparture(db, { departsOn: addDays(dayInIstanbul(now), 10), seatsSold: 1 })
  },
  'held-passport': async (db, now) => {
    const { departsOn } = await aGroup(db, now)
    await sql`insert into operation_dates (departs_on) values (${departsOn})`.execute(db)
    await sql`insert into operation_items (passenger_id, item, departs_on, returns_on, holder, since, noted_by)
      select id, 'passport', ${departsOn}, ${dayInIstanbul(now)}, 'Ofis', ${now}, 'Fatma' from passengers limit 1`.execute(
      db,
    )
  },
  cancellation: async (db) => {
    const { orderId } = await anOrder(db, { state: 'paid', paidMinor: 219_000 })
    await sql`insert into order_cancel_requests (order_id, reason) values (${orderId}, 'hastalık')`.execute(db)
  },
  refund: async (db, now) => {
    const { orderId } = await anOrder(db, { state: 'cancelled' })
    const token = await aPayment(db, { subject: { kind: 'order', ref: orderId } })
    const attemptRef = await aReceivedTransferFor(db, token, money(100_000, 'USD'))
    const wish = { key: crypto.randomUUID(), attemptRef, amount: money(40_000, 'USD'), cause: 'cancellation' as const }
    const asked = await requestRefund(db, { ...wish, reason: '' }, now)
    if (!asked.ok) throw new Error(asked.error.code)
  },
  payment: async (db) => {
    await aCapturedPayment(db)
    await sql`update payment_attempts set flags = '["late"]'`.execute(db)
  },
  'bank-line': async (db, now) => {
    await aBankAccount(db)
    await aBookedStatement(db, await anAccountant(db), aCamt053([{ amount: '12.00', text: 'havale' }]), now)
  },
  'bank-draft': async (db, now) => {
    await aBankAccount(db)
    const bytes = aCamt053([{ amount: '12.00', text: 'havale' }])
    const read = await uploadStatement(db, await anAccountant(db), { fileName: 'hesap.xml', bytes }, now)
    if (!read.ok) throw new Error(read.error.code)
  },
  part: async (db, now) => {
    const { orderId } = await aPlacedOrder(db)
    await sql`update orders set state = 'partially_paid' where id = ${orderId}`.execute(db)
    await sql`update order_payment_parts set due_on = ${addDays(dayInIstanbul(now), -3)}`.execute(db)
  },
  option: async (db, now) => {
    const { orderId } = await anOrder(db, { placedAt: new Date(now.getTime() - 86_400_000) })
    const until = new Date(now.getTime() + 5 * 3_600_000)
    await sql`update seat_holds set expires_at = ${until} where order_id = ${orderId}`.execute(db)
  },
  'agency-reservation': async (db, now) => {
    await aReserved(db, await anAgency(db), now)
    await sql`update agent_reservations set agreed_at = ${now}`.execute(db)
    await sql`update seat_holds set expires_at = ${new Date(now.getTime() + 9 * 86_400_000)}`.execute(db)
  },
  'unusual-hold': async (db, now) => {
    const departsOn = addDays(dayInIstanbul(now), 400)
    const { id } = await aDeparture(db, { departsOn, salesCloseOn: addDays(departsOn, -5), capacity: 14, seatsSold: 2 })
    for (const request of [1, 2, 3].map(() => anOrderRequest(id, 2))) await placeOrder(db, fromStranger(request), now)
  },
  call: async (db) => {
    await aStoredCall(db)
  },
  reservation: async (db) => {
    await aStoredReservation(db)
  },
  information: async (db) => {
    await aStoredQuestion(db)
  },
  message: async (db) => {
    await aStoredMessage(db)
  },
  'offer-question': async (db, now) => {
    const { id } = await anOffer(db, { departsOn: addDays(dayInIstanbul(now), 90), at: now })
    await sql`update agent_offers set agency_id = null where id = ${id}`.execute(db)
    await sql`insert into agent_offer_events (offer_id, kind, words) values (${id}, 'question', 'Vize dâhil mi?')`.execute(
      db,
    )
  },
  task: async (db, now) => {
    await aNote(db, { dueOn: dayInIstanbul(now) })
  },
  link: async (db, now) => {
    await aLink(db)
    await sql`update payment_links set expires_at = ${new Date(now.getTime() - 3_600_000)}`.execute(db)
  },
  till: async (db, now) => {
    const today = dayInIstanbul(now)
    await importRegister(db, { code: 'main', name: 'Merkez kasa' })
    const admin = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
    const entry = { type: 'income' as const, note: '', amount: money(10_000, 'TRY'), cashRegister: 'main' }
    const booked = {
      ...entry,
      date: addDays(today, -1),
      paymentType: 'cash' as const,
      customerType: 'individual' as const,
    }
    await bookTransaction(db, admin, booked, now)
    await sql`insert into day_closings (cash_register, closed_on) values ('main', ${addDays(today, -5)})`.execute(db)
  },
  'register-report': async (db, now) => {
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
    const draft = { email: 'ayse@example.com', hasConsent: true }
    await subscribeToNewsletter(db, { draft, locale: 'tr', address: '192.0.2.1' }, days(10))
    const { rows } = await sql<{ token: string }>`select confirm_token as token from newsletter_subscriptions`.execute(
      db,
    )
    await confirmSubscription(db, rows[0]?.token ?? '', days(9))
  },
  review: async (db) => {
    await aReview(db)
  },
  translation: async (db, now) => {
    const admin = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
    const written = await createWriting(db, admin, { kind: 'page', draft: aPageDraft({}) }, now)
    if (!written.ok) throw new Error(written.error.code)
    await sql`update pages set published_in = '{tr}'`.execute(db)
  },
}

/** A group of two that leaves in five days, with passports, and without visas and rooms. */
async function aGroup(db: Db, now: Date): Promise<{ departsOn: PlainDate; stays: string[] }> {
  const departsOn = addDays(dayInIstanbul(now), 5)
  const departure = await aDeparture(db, { departsOn, seatsSold: 2 })
  await anOrder(db, { departure, travellers: ['Ayşe', 'Elif'], state: 'paid', paidMinor: 219_000 })
  const { rows } = await sql<{
    key: string
  }>`select key from hotels join tour_hotels on tour_hotels.hotel_id = hotels.id
    order by position`.execute(db)
  return { departsOn, stays: rows.map(({ key }) => key) }
}
