import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import { listHeldMoney, requestRefund } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { joinOrders, keepSoldRooms, listRelatedOrders, previewSplit, splitOrder } from './index.server.ts'
import { aPaidOrder } from './testing/a-paid-order.ts'
import { noon } from './testing/builders.ts'
import { faultsOf } from './testing/party.ts'
import {
  aPartlyPaidOrder,
  besides,
  get,
  joinInto,
  payByTransfer,
  receivableOf,
  soldRoomsOf,
  splitOff,
  travellersOf,
  unbalancedEntries,
} from './testing/split.ts'

const admin = aStaffMember()
const usd = (minor: number) => money(minor, 'USD')

test('who leaves has an order of their own, with seat, price and part of the money', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [400_000] })
  const [first] = travellersOf(await get(db, order.publicId))

  const made = await splitOff(db, order.publicId, [first?.id ?? ''])

  if (!made.ok) throw new Error(made.error.code)
  const [stays, leaves] = [await get(db, order.publicId), await get(db, made.value.publicId)]
  expect(stays).toMatchObject({
    state: 'partially_paid',
    amounts: { total: usd(807_000), paid: usd(300_000) },
    journeys: [{ seats: 3, hold: { state: 'sold' } }],
  })
  expect(leaves).toMatchObject({
    state: 'partially_paid',
    contact: { email: stays.contact.email },
    amounts: { total: usd(269_000), paid: usd(100_000), remaining: usd(169_000) },
    journeys: [{ seats: 1, hold: { state: 'sold' }, travellers: [{ id: first?.id }] }],
  })
  expect(await seatsOf(db, order.departureId)).toMatchObject({ sold: 4, held: 0 })
  expect([await receivableOf(db, order.orderId), await receivableOf(db, made.value.orderId)]).toEqual([
    507_000, 169_000,
  ])
  expect([...(await faultsOf(db, order.orderId)), ...(await faultsOf(db, made.value.orderId))]).toEqual([])
  expect(await unbalancedEntries(db)).toEqual([])
})

test('staff choose what goes along: a payment that fits moves whole, and what remains is held where it counts', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [200_000, 100_000] })
  const [first] = travellersOf(await get(db, order.publicId))

  const made = await splitOff(db, order.publicId, [first?.id ?? ''], { along: usd(150_000) })

  if (!made.ok) throw new Error(made.error.code)
  expect(await heldOf(db, made.value.orderId)).toEqual([50_000, 100_000])
  expect(await heldOf(db, order.orderId)).toEqual([150_000])
  const paidParts = (await get(db, made.value.publicId)).parts.filter(({ paidAt }) => paidAt !== null)
  expect(paidParts.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(150_000)
})

test('seats that wait for their money wait on, and what is open is due on the days of the plan', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db)
  const [first] = travellersOf(await get(db, order.publicId))

  const made = await splitOff(db, order.publicId, [first?.id ?? ''])

  if (!made.ok) throw new Error(made.error.code)
  const [stays, leaves] = [await get(db, order.publicId), await get(db, made.value.publicId)]
  expect([stays.state, leaves.state]).toEqual(['awaiting_payment', 'awaiting_payment'])
  expect(leaves.parts).toMatchObject([{ amount: usd(269_000), dueOn: null }])
  expect(leaves.journeys[0]?.hold).toEqual(stays.journeys[0]?.hold)
  expect(await seatsOf(db, order.departureId)).toMatchObject({ sold: 0, held: 4 })
  await payByTransfer(db, made.value.orderId, 269_000)
  expect(await seatsOf(db, order.departureId)).toMatchObject({ sold: 1, held: 3 })
  expect(await receivableOf(db, made.value.orderId)).toBe(0)
})

test('both histories name the other order, who did it, and what was before and after', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [400_000] })
  const [first] = travellersOf(await get(db, order.publicId))

  const made = await splitOff(db, order.publicId, [first?.id ?? ''])

  if (!made.ok) throw new Error(made.error.code)
  const { publicId, orderNo } = made.value
  expect((await get(db, order.publicId)).history.at(-1)).toMatchObject({
    kind: 'split-off',
    facts: {
      staff: expect.any(String),
      reason: 'asked',
      travellerIds: [first?.id],
      other: { id: publicId, orderNo },
      changes: [
        { what: 'total', was: { minor: 1_076_000 }, is: { minor: 807_000 } },
        { what: 'paid', was: { minor: 400_000 }, is: { minor: 300_000 } },
      ],
    },
  })
  expect((await get(db, publicId)).history[0]).toMatchObject({
    kind: 'split-from',
    facts: { other: { id: order.publicId, orderNo: order.orderNo } },
  })
  expect(await listRelatedOrders(db, admin, order.orderId)).toEqual([{ id: publicId, orderNo, relation: 'split-off' }])
})

test('rooms as they were sold go along, and are told apart where orders are joined', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [400_000] })
  const other = await besides(db, order.tourId, { paid: [100_000] })
  await keepSoldRooms(db, admin, { orderId: order.orderId, rooms: [1, 1, 2, 2] })
  await keepSoldRooms(db, admin, { orderId: other.orderId, rooms: [1, 1] })
  const [, , third, fourth] = travellersOf(await get(db, order.publicId))

  const made = await splitOff(db, order.publicId, [third?.id ?? '', fourth?.id ?? ''])
  await joinInto(db, order.publicId, other.publicId)

  expect(made.ok && (await soldRoomsOf(db, made.value.orderId))).toEqual([2, 2])
  expect(await soldRoomsOf(db, order.orderId)).toEqual([1, 1, 2, 2])
})

test('the new order may belong to somebody else', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [400_000] })
  const [first] = travellersOf(await get(db, order.publicId))
  const contact = { ...(await get(db, order.publicId)).contact, firstName: 'Hatice', email: 'hatice@example.com' }

  const made = await splitOff(db, order.publicId, [first?.id ?? ''], { contact })

  expect(made.ok && (await get(db, made.value.publicId)).contact).toMatchObject({ email: 'hatice@example.com' })
})

test('money of a card that went along goes back to the card, as one charge of the bank', async () => {
  const db = await testDb()
  const order = await aPaidOrder(db, { seats: 2 })
  const [first] = travellersOf(await get(db, order.publicId))
  const made = await splitOff(db, order.publicId, [first?.id ?? ''])
  if (!made.ok) throw new Error(made.error.code)
  const [held] = await listHeldMoney(db, { kind: 'order', ref: made.value.orderId })

  const refund = await requestRefund(
    db,
    { key: 'k', attemptRef: held?.attemptRef ?? '', amount: usd(269_000), cause: 'manual', reason: 'r' },
    noon,
  )

  expect(held).toMatchObject({ method: 'card', refundable: usd(269_000) })
  expect(refund).toMatchObject({ ok: true, value: { method: 'provider' } })
})

test('is refused while money goes back, and when more is to go along than came', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [100_000] })
  const [first] = travellersOf(await get(db, order.publicId))
  const ids = [first?.id ?? '']

  expect(await splitOff(db, order.publicId, ids, { along: usd(100_001) })).toEqual({
    ok: false,
    error: { code: 'money-too-much', most: usd(100_000) },
  })
  const [held] = await listHeldMoney(db, { kind: 'order', ref: order.orderId })
  await requestRefund(
    db,
    { key: 'k', attemptRef: held?.attemptRef ?? '', amount: usd(1_000), cause: 'manual', reason: 'r' },
    noon,
  )
  expect(await splitOff(db, order.publicId, ids)).toEqual({ ok: false, error: { code: 'refund-in-progress' } })
})

test('figures and versions that are no longer so are refused, and nothing has changed', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [100_000] })
  const [first] = travellersOf(await get(db, order.publicId))
  const ids = [first?.id ?? '']
  const shown = { staying: usd(1), leaving: usd(269_000), along: usd(25_000) }

  expect(await splitOff(db, order.publicId, ids, { shown })).toEqual({ ok: false, error: { code: 'figures-changed' } })
  expect(await splitOff(db, order.publicId, ids, { version: 7 })).toMatchObject({ error: { code: 'edit-conflict' } })
  expect(await get(db, order.publicId)).toMatchObject({ version: 1, journeys: [{ seats: 4 }] })
})

test.each(testEngines)(
  'of two clerks who split and join at once one does (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { db } = await testDatabase(engine)
    const order = await aPartlyPaidOrder(db, { paid: [400_000] })
    const other = await besides(db, order.tourId, { paid: [100_000] })
    const [first] = travellersOf(await get(db, order.publicId))
    const wish = { travellerIds: [first?.id ?? ''] }
    const preview = await previewSplit(db, admin, { id: order.publicId, wish }, noon)
    if (!preview.ok) throw new Error(preview.error.code)
    const { staying, leaving } = preview.value
    const shown = { staying: staying.total, leaving: leaving.total, along: leaving.paid }
    const request = { id: order.publicId, version: 1, wish, shown, reason: 'r', isMailed: false }

    const seen = { version: 1, otherVersion: 1, shownTotal: usd(1_614_000), reason: 'r', isMailed: false }

    const all = await Promise.all([
      splitOrder(db, admin, request, noon),
      splitOrder(db, admin, request, noon),
      joinOrders(db, admin, { ...seen, id: order.publicId, other: other.publicId }, noon),
      joinOrders(db, admin, { ...seen, id: other.publicId, other: order.publicId }, noon),
    ])

    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await seatsOf(db, order.departureId)).toMatchObject({ sold: 6, held: 0 })
    expect(await unbalancedEntries(db)).toEqual([])
  },
)

test(
  'however orders are split and joined: seats, totals and money are together what they were, and the books agree',
  { timeout: 120_000 },
  async () => {
    const db = await testDb()
    const step = fc.record({
      isSplit: fc.boolean(),
      at: fc.nat({ max: 9 }),
      other: fc.nat({ max: 9 }),
      who: fc.nat({ max: 31 }),
      along: fc.option(fc.nat({ max: 300_000 })),
    })
    const paid = fc.array(fc.integer({ min: 100, max: 200_000 }), { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(paid, fc.array(step, { minLength: 1, maxLength: 6 }), async (sums, steps) => {
        const order = await aPartlyPaidOrder(db, { seats: 5, paid: sums })
        let ids = [order.publicId]
        for (const { isSplit, at, other, who, along } of steps) {
          const id = ids[at % ids.length] ?? order.publicId
          const people = travellersOf(await get(db, id))
          const chosen = people.filter((_, index) => (who >> index) % 2 === 1).map((each) => each.id)
          if (isSplit) {
            const made = await splitOff(db, id, chosen, along === null ? {} : { along: usd(along) })
            if (made.ok) ids = [...ids, made.value.publicId]
          } else {
            const ends = ids[other % ids.length] ?? id
            const joined = await joinInto(db, id, ends)
            if (joined.ok) ids = ids.filter((each) => each !== ends)
          }
        }
        const orders = await Promise.all(ids.map((each) => get(db, each)))
        const sum = (of: (each: (typeof orders)[number]) => number) => orders.reduce((all, each) => all + of(each), 0)
        expect(sum((each) => travellersOf(each).length)).toBe(5)
        expect(sum(({ amounts }) => amounts.total.minor - amounts.reduction.minor)).toBe(1_345_000)
        expect(sum(({ amounts }) => amounts.paid.minor)).toBe(sums.reduce((all, each) => all + each, 0))
        const isSold = sums.length > 0
        expect(await seatsOf(db, order.departureId)).toMatchObject(isSold ? { sold: 5, held: 0 } : { sold: 0, held: 5 })
        for (const { orderId, amounts } of orders) {
          expect(await heldSum(db, orderId)).toBe(amounts.paid.minor)
          const faults = await faultsOf(db, orderId)
          expect(faults.filter((fault) => isSold || !['state', 'receivable'].includes(fault))).toEqual([])
          const owed = amounts.total.minor - amounts.reduction.minor - amounts.paid.minor
          expect(await receivableOf(db, orderId)).toBe(isSold ? owed : 0)
        }
        expect(await unbalancedEntries(db)).toEqual([])
      }),
      { numRuns: 25, endOnFailure: true },
    )
  },
)

async function heldOf(db: Db, orderId: string): Promise<number[]> {
  const held = await listHeldMoney(db, { kind: 'order', ref: orderId })
  return held.map(({ refundable }) => refundable.minor).toSorted((a, b) => a - b)
}

async function heldSum(db: Db, orderId: string): Promise<number> {
  return (await heldOf(db, orderId)).reduce((all, each) => all + each, 0)
}
