import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { waitingJobs } from '#modules/payments/testing/waiting-jobs.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { confirmOrder } from './confirm-order.server.ts'
import type { ContactDraft, TravellerDraft } from './domain/checkout.ts'
import {
  changeOrder,
  findOrder,
  moveOrder,
  placeOrderByStaff,
  previewMove,
  type StaffOrderRequest,
} from './index.server.ts'
import { own } from './data/tables.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { noFlags } from './domain/traveller-fields.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const inTwoDays = new Date('2026-12-03T09:00:00Z')
const contact: ContactDraft = {
  firstName: 'Zehra',
  lastName: 'Ak',
  email: 'zehra@example.com',
  phone: '0532 123 45 67',
  address: '',
  city: 'Konya',
  country: 'TR',
}

function aTraveller(change: Partial<TravellerDraft> = {}): TravellerDraft {
  return {
    tourId: '',
    fare: 'double',
    firstName: 'Zehra',
    lastName: 'Ak',
    gender: '',
    bornOn: '',
    nationality: '',
    tckn: '',
    passportNo: '',
    passportExpiresOn: '',
    ...noFlags,
    ...change,
  }
}

function aRequest(tourId: string, change: Partial<StaffOrderRequest> = {}): StaffOrderRequest {
  return {
    idempotencyKey: 'phone-1234',
    tourId,
    travellers: [aTraveller(), aTraveller({ firstName: 'Ali' })],
    contact,
    note: '',
    locale: 'tr',
    holdUntil: inTwoDays,
    hasAgreed: true,
    ...change,
  }
}

async function aPhoneOrder(db: Db) {
  const admin = await aStoredStaffMember(db)
  const departure = await aDeparture(db)
  const placed = await placeOrderByStaff(db, admin, aRequest(departure.id), noon)
  if (!placed.ok) throw new Error(JSON.stringify(placed.error))
  const order = await findOrder(db, admin, placed.value.publicId)
  if (!order) throw new Error('the order is not there')
  return { admin, departure, order, paymentToken: placed.value.paymentToken }
}

async function paid(db: Db, orderId: string, paymentToken: string, amountMinor: number) {
  const facts = { orderId, paymentToken, attemptRef: 'attempt-1', amountMinor, isMismatch: false, isExcess: false }
  await confirmOrder(db, facts, noon)
}

test('an order by telephone holds its seats and costs what the shop asks', async () => {
  const db = await testDb()

  const { admin, departure, order } = await aPhoneOrder(db)

  expect(order).toMatchObject({ state: 'awaiting_payment', version: 1, contact: { city: 'Konya' } })
  expect(order.journeys[0]).toMatchObject({ seats: 2, hold: { state: 'held', expiresAt: inTwoDays } })
  expect(order.journeys[0]?.travellers).toMatchObject([{ gender: null, bornOn: null }, { tckn: null }])
  expect(order.amounts.total).toEqual(order.journeys[0]?.total)
  expect(order.parts).toMatchObject([{ amount: order.amounts.total, dueOn: null }])
  expect(await seatsOf(db, departure.departureId)).toMatchObject({ held: 2, sold: 0 })
  const { entries } = await listAuditEntries(db, {
    subjectKind: 'order',
    subjectId: order.orderId,
    page: 1,
    pageSize: 5,
  })
  expect(entries).toMatchObject([{ action: 'order.place', actor: { id: admin.id } }])
})

test('a name and a number are enough to order, and the address that comes later is mailed the order', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const departure = await aDeparture(db)
  const bare = { contact: { ...contact, email: '', city: '' } }
  const placed = await placeOrderByStaff(db, admin, aRequest(departure.id, bare), noon)
  const order = placed.ok ? await findOrder(db, admin, placed.value.publicId) : undefined
  const changeTo = (typed: Partial<ContactDraft>, version = 1) =>
    changeOrder(
      db,
      admin,
      { id: order?.id ?? '', version, change: { contact: { ...bare.contact, ...typed } } },
      inTwoDays,
    )

  const wrong = await changeTo({ email: 'x' })
  const named = await changeTo({ email: 'zehra@example.com' })
  const emptied = await changeTo({}, 2)

  expect(order).toMatchObject({ state: 'awaiting_payment', contact: { email: '', city: '', phone: '+905321234567' } })
  expect(wrong).toMatchObject({ ok: false, error: { problems: [{ pointer: '/contact/email', code: 'email' }] } })
  expect(named).toMatchObject({ ok: true, value: { contact: { email: 'zehra@example.com' } } })
  expect(emptied).toMatchObject({ ok: false, error: { problems: [{ pointer: '/contact/email', code: 'required' }] } })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'order-placed'`.execute(db)
  expect(rows[0]?.count).toBe(2)
})

test('the same key answers the first order again, another request with it is refused', async () => {
  const db = await testDb()
  const { admin, departure, order } = await aPhoneOrder(db)

  const again = await placeOrderByStaff(db, admin, aRequest(departure.id), noon)
  const other = await placeOrderByStaff(db, admin, aRequest(departure.id, { note: 'Başka' }), noon)

  expect(again).toMatchObject({ ok: true, value: { orderId: order.orderId, isReplay: true } })
  expect(other).toEqual({ ok: false, error: { code: 'idempotency-key-reused' } })
})

test('everything that is wrong is told at once, and no seat is taken', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const departure = await aDeparture(db)
  const wrong = { contact: { ...contact, email: 'x' }, travellers: [aTraveller({ tckn: '1' })] }

  const placed = await placeOrderByStaff(db, admin, aRequest(departure.id, wrong), noon)

  expect(placed).toMatchObject({
    ok: false,
    error: { code: 'invalid-fields', problems: [{ pointer: '/contact/email' }, { pointer: '/travellers/0/tckn' }] },
  })
  expect(await seatsOf(db, departure.departureId)).toMatchObject({ held: 0 })
})

test('more travellers than seats are refused', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const departure = await aDeparture(db, { capacity: 1 })

  const placed = await placeOrderByStaff(db, admin, aRequest(departure.id), noon)

  expect(placed).toMatchObject({ ok: false, error: { code: 'refused-lines', lines: [{ code: 'tour-full' }] } })
})

test('a traveller is replaced and papers are put right, in the history and without their words in the log', async () => {
  const db = await testDb()
  const { admin, order } = await aPhoneOrder(db)
  const [first, second] = order.journeys[0]?.travellers ?? []
  const { tourId: _tour, fare: _fare, ...draft } = aTraveller({ firstName: 'Hatice', tckn: '10000000146' })
  const { tourId: _other, fare: _same, ...papers } = aTraveller({ firstName: 'Ali', gender: 'male' })

  const change = {
    travellers: [
      { id: first?.id ?? '', draft },
      { id: second?.id ?? '', draft: papers },
    ],
    reason: 'Annesi gidecek',
  }
  const changed = await changeOrder(db, admin, { id: order.id, version: 1, change }, noon)

  expect(changed.ok && changed.value.journeys[0]?.travellers).toMatchObject([
    { tckn: '10000000146', amount: first?.amount },
    { gender: 'male' },
  ])
  const kinds = changed.ok ? changed.value.history.map(({ kind }) => kind) : []
  expect(kinds.slice(-2)).toEqual(['traveller-replaced', 'traveller-changed'])
  const { entries } = await listAuditEntries(db, {
    subjectKind: 'order',
    subjectId: order.orderId,
    page: 1,
    pageSize: 1,
  })
  expect(entries).toMatchObject([{ action: 'order.change', after: { version: 2 } }])
  expect(JSON.stringify(entries)).not.toContain('10000000146')
})

test('a name that was to come is given: nobody was replaced and nobody is mailed, but the papers follow', async () => {
  const db = await testDb()
  const { admin, order } = await aPhoneOrder(db)
  const [first, second] = order.journeys[0]?.travellers.map(({ id }) => id) ?? []
  await own(db)
    .updateTable('passengers')
    .set({ first_name: '', last_name: '' })
    .where('id', '=', second ?? '')
    .execute()
  const rename = async (version: number, id: string | undefined, firstName: string) => {
    const { tourId: _tour, fare: _fare, ...draft } = aTraveller({ firstName })
    const change = { travellers: [{ id: id ?? '', draft }] }
    return changeOrder(db, admin, { id: order.id, version, change }, noon)
  }

  await rename(1, second, 'Yusuf')
  const replaced = await rename(2, first, 'Hacer')

  const kinds = replaced.ok ? replaced.value.history.map(({ kind }) => kind) : []
  const about = { subjectKind: 'order', subjectId: order.orderId, page: 1, pageSize: 2 }
  const { entries } = await listAuditEntries(db, about)
  expect(kinds.slice(-2)).toEqual(['traveller-named', 'traveller-replaced'])
  expect(await waitingJobs(db, orderChanged)).toMatchObject([
    { version: 2, kind: 'people', isMailed: false },
    { version: 3, kind: 'people', isMailed: true },
  ])
  expect(entries.toReversed()).toMatchObject([
    { after: { travellers: [{ id: second, isReplaced: false, isNamed: true }] } },
    { after: { travellers: [{ id: first, isReplaced: true, isNamed: false }] } },
  ])
})

test('an order goes over to somebody else', async () => {
  const db = await testDb()
  const { admin, order } = await aPhoneOrder(db)
  const other = { ...contact, firstName: 'Mehmet', email: 'mehmet@example.com' }

  const changed = await changeOrder(db, admin, { id: order.id, version: 1, change: { contact: other } }, noon)

  expect(changed).toMatchObject({
    ok: true,
    value: { contact: { firstName: 'Mehmet', email: 'mehmet@example.com' }, version: 2 },
  })
})

test('of two who change the same order the second is refused and sees what it is now', async () => {
  const db = await testDb()
  const { admin, order } = await aPhoneOrder(db)
  await changeOrder(db, admin, { id: order.id, version: 1, change: { note: 'Yan yana oda' } }, noon)

  const second = await changeOrder(db, admin, { id: order.id, version: 1, change: { note: 'Başka' } }, noon)

  expect(second).toMatchObject({ ok: false, error: { code: 'edit-conflict', now: { note: 'Yan yana oda' } } })
})

test('a held order moves: seats there are taken, seats here given back, the price is the one there', async () => {
  const db = await testDb()
  const { admin, departure, order } = await aPhoneOrder(db)
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })
  const preview = await previewMove(db, admin, { id: order.id, tourId: other.id }, noon)

  const moved = await moveOrder(db, admin, { id: order.id, version: 1, tourId: other.id, reason: 'İzin' }, noon)

  const after = await findOrder(db, admin, order.id)
  expect(preview).toMatchObject({ ok: true, value: { seats: 2 } })
  expect(moved.ok).toBe(true)
  expect(after?.journeys).toMatchObject([{ tourId: other.id, departsOn: '2027-03-12', hold: { state: 'held' } }])
  expect(after?.parts.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(after?.amounts.total.minor)
  expect(await seatsOf(db, departure.departureId)).toMatchObject({ held: 0 })
  expect(await seatsOf(db, other.departureId)).toMatchObject({ held: 2 })
  expect(after?.history.at(-1)).toMatchObject({ kind: 'moved', facts: { reason: 'İzin' } })
})

test('a sold order moves with its seats sold and owes the difference', async () => {
  const db = await testDb()
  const { admin, departure, order, paymentToken } = await aPhoneOrder(db)
  await paid(db, order.orderId, paymentToken, order.amounts.total.minor)
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })
  await raiseFares(db, other.departureId)

  const moved = await moveOrder(db, admin, { id: order.id, version: 1, tourId: other.id, reason: 'İzin' }, noon)

  const after = await findOrder(db, admin, order.id)
  const difference = (after?.amounts.total.minor ?? 0) - order.amounts.total.minor
  expect(moved).toMatchObject({ ok: true, value: { difference: { minor: difference } } })
  expect(difference).toBeGreaterThan(0)
  expect(after).toMatchObject({ state: 'partially_paid', amounts: { remaining: { minor: difference } } })
  expect(await seatsOf(db, departure.departureId)).toMatchObject({ held: 0, sold: 0 })
  expect(await seatsOf(db, other.departureId)).toMatchObject({ held: 0, sold: 2 })
})

test('an order does not move where too few seats are left, and keeps its own', async () => {
  const db = await testDb()
  const { admin, departure, order } = await aPhoneOrder(db)
  const full = await aDeparture(db, {
    departsOn: plainDate('2027-03-12'),
    capacity: 1,
  })

  const moved = await moveOrder(db, admin, { id: order.id, version: 1, tourId: full.id, reason: 'İzin' }, noon)

  expect(moved).toMatchObject({ ok: false, error: { code: 'refused-lines' } })
  expect(await seatsOf(db, departure.departureId)).toMatchObject({ held: 2 })
  expect((await findOrder(db, admin, order.id))?.version).toBe(1)
})

test('an order by telephone takes nobody twice on one journey, nor does a correction', async () => {
  const db = await testDb()
  const { admin, order } = await aPhoneOrder(db)
  const departure = await aDeparture(db)
  const ids = order.journeys[0]?.travellers.map(({ id }) => id) ?? []
  const travellers = [aTraveller({ tckn: '10000000146' }), aTraveller({ firstName: 'Ali', tckn: '10000000146' })]
  const drafts = travellers.map(({ tourId: _tour, fare: _fare, ...draft }) => draft)

  const placed = await placeOrderByStaff(
    db,
    admin,
    aRequest(departure.id, { idempotencyKey: 'twice', travellers }),
    noon,
  )
  const change = { travellers: drafts.map((draft, nth) => ({ id: ids[nth] ?? '', draft })) }
  const changed = await changeOrder(db, admin, { id: order.id, version: 1, change }, noon)

  const problems = [{ pointer: '/travellers/1/tckn', code: 'same-person' }]
  expect(placed).toEqual({ ok: false, error: { code: 'invalid-fields', problems } })
  expect(changed).toEqual({ ok: false, error: { code: 'invalid-fields', problems } })
})

async function raiseFares(db: Db, departureId: string) {
  await sql`update departure_fares set amount_minor = amount_minor + 10000 where departure_id = ${departureId}`.execute(
    db,
  )
}
