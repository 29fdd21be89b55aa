import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import {
  findPaymentPage,
  listRefundsOfSubject,
  startCardPayment,
  startTransfer,
} from '#modules/payments/index.server.ts'
import { aBankAccount, aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import { money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { isCheckViolation } from '#platform/db/errors.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { changePlan } from './change-plan.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { chooseDeposit } from './choose-deposit.server.ts'
import { listHistory } from './data/history.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { findOrder as findStaffOrder } from './find-order.server.ts'
import { findPlaceInPlan } from './find-payment-plan.server.ts'
import { listOrders } from './list-orders.server.ts'
import { lowerOpenParts } from './lower-parts.server.ts'
import { releaseExpiredHolds } from './release-expired-holds.server.ts'
import { summariseOrders } from './summarise-orders.server.ts'
import { sharePart, takeShareBack } from './share-part.server.ts'
import { moneyHandlers } from './testing/a-paid-order.ts'
import { anOrder, minutesLater, noon } from './testing/builders.ts'
import { aBookedOrder, anOrderWithDeposit, capture } from './testing/parts.ts'

const usd = (minor: number) => money(minor, 'USD')
const today = dayInIstanbul(noon)
const payer = { name: 'Zeynep Kaya', email: 'zeynep@example.com' }

test('an order is one part until its customer chooses the deposit', async () => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db)

  expect(await listParts(db, orderId)).toMatchObject([{ amount: usd(538_000), dueOn: null, paymentToken }])
  expect(await findPlaceInPlan(db, paymentToken, noon)).toMatchObject({
    kind: 'here',
    part: { choice: { deposit: usd(107_600), rest: usd(430_400), isDeposit: false }, remaining: null },
  })
})

test('the deposit is due at once, the rest thirty days before departure; the old address leads to the new one', async () => {
  const db = await testDb()
  const { parts, paymentToken } = await anOrderWithDeposit(db)

  expect(parts).toMatchObject([
    { amount: usd(107_600), dueOn: null },
    { amount: usd(430_400), dueOn: '2027-01-13' },
  ])
  expect(await findPlaceInPlan(db, paymentToken, noon)).toEqual({
    kind: 'moved',
    paymentToken: parts[0]?.paymentToken,
  })
})

test('choosing the same twice changes nothing, and the choice can be taken back', async () => {
  const db = await testDb()
  const { orderId, parts } = await anOrderWithDeposit(db)
  const paymentToken = parts[0]?.paymentToken ?? ''

  expect(await chooseDeposit(db, { paymentToken, choice: 'deposit' }, noon)).toEqual({
    ok: true,
    value: { paymentToken },
  })
  await chooseDeposit(db, { paymentToken, choice: 'full' }, noon)

  expect(await listParts(db, orderId)).toMatchObject([{ amount: usd(538_000), dueOn: null }])
})

test('does not touch a payment that is at the bank', async () => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db)
  await startCardPayment(aGateway(db), aCardPayment(paymentToken, { number: '4242 4242 4242 4242' }), noon)

  expect(await chooseDeposit(db, { paymentToken, choice: 'deposit' }, noon)).toMatchObject({
    error: { code: 'payment-in-progress' },
  })
  expect(await listParts(db, orderId)).toMatchObject([{ paymentToken }])
})

test('offers no deposit for a journey that leaves soon', async () => {
  const db = await testDb()
  const { paymentToken } = await anOrder(db, { departsOn: addDays(today, 45) })

  expect(await chooseDeposit(db, { paymentToken, choice: 'deposit' }, noon)).toMatchObject({
    error: { code: 'not-offered' },
  })
})

test('the deposit sells the seats, and they never expire; the rest pays the order', async () => {
  const db = await testDb()
  const { orderId, departureId, rest } = await aBookedOrder(db)

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'partially_paid', paid: usd(107_600) })
  await releaseExpiredHolds(db, minutesLater(60 * 24 * 60))
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })

  await capture(db, orderId, rest, minutesLater(60))
  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: usd(538_000), paymentToken: null })
  expect((await listHistory(db, orderId)).map(({ kind }) => kind)).toEqual([
    'placed',
    'payment-opened',
    'deposit-chosen',
    'part-paid',
    'paid',
  ])
})

test('an unpaid deposit gives the seats back, and nothing can be paid any more', async () => {
  const db = await testDb()
  const { orderId, departureId, parts } = await anOrderWithDeposit(db)

  expect(await releaseExpiredHolds(db, minutesLater(30))).toBe(1)

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'expired' })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 0 })
  const page = await findPaymentPage(aGateway(db), parts[1]?.paymentToken ?? '', minutesLater(31))
  expect(page?.state.kind).toBe('cancelled')
})

test('a second payment of a part is excess and leaves what is paid as it is', async () => {
  const db = await testDb()
  const { orderId, deposit } = await aBookedOrder(db)

  const again = { orderId, paymentToken: deposit.paymentToken, attemptRef: 'again', amountMinor: deposit.amount.minor }
  await confirmOrder(db, { ...again, isMismatch: false, isExcess: true }, minutesLater(9))

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'partially_paid', paid: usd(107_600) })
  expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind: 'excess-payment' })
})

test('somebody takes over a share; what is left stays with the customer, due on the same day', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)

  const shared = await sharePart(db, { orderId, partId: rest.id, amount: usd(200_000), payer }, minutesLater(10))

  expect(shared).toMatchObject({ ok: true, value: { share: { amount: usd(200_000), payer } } })
  expect((await listParts(db, orderId)).filter(({ paidAt }) => !paidAt)).toMatchObject([
    { amount: usd(200_000), dueOn: rest.dueOn, payer },
    { amount: usd(230_400), dueOn: rest.dueOn, payer: null },
  ])
})

test('a share tells its payer nothing of the order, and what it was taken from leads to the rest of it', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  const shared = await sharePart(db, { orderId, partId: rest.id, amount: usd(200_000), payer }, minutesLater(10))
  const token = shared?.ok ? shared.value.share.paymentToken : ''

  const page = await findPaymentPage(aGateway(db), token, minutesLater(11))

  expect(page).toMatchObject({ payer: { name: payer.name }, amount: usd(200_000) })
  expect([page?.summary.orderPath, page?.summary.lines]).toEqual([undefined, undefined])
  expect(await findPlaceInPlan(db, token, noon)).toMatchObject({
    part: { isShare: true, choice: null, remaining: null },
  })
  expect(await findPlaceInPlan(db, rest.paymentToken, noon)).toMatchObject({ kind: 'moved' })
})

test('a share that is taken back is the customer’s again', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  const shared = await sharePart(db, { orderId, partId: rest.id, amount: usd(200_000), payer }, minutesLater(10))
  const share = shared?.ok ? shared.value.share : undefined

  await takeShareBack(db, { orderId, partId: share?.id ?? '' }, minutesLater(11))

  expect((await listParts(db, orderId)).filter(({ paidAt }) => !paidAt)).toMatchObject([
    { amount: usd(430_400), payer: null, dueOn: rest.dueOn },
  ])
  expect(await findPlaceInPlan(db, share?.paymentToken ?? '', noon)).toBeUndefined()
})

test('a share for which a transfer is awaited cannot be taken back', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { orderId, rest } = await aBookedOrder(db)
  const shared = await sharePart(db, { orderId, partId: rest.id, amount: usd(200_000), payer }, minutesLater(10))
  const share = shared?.ok ? shared.value.share : undefined
  await startTransfer(
    aGateway(db),
    { token: share?.paymentToken ?? '', idempotencyKey: 'transfer-1', payer: { ...payer, phone: '' } },
    minutesLater(11),
  )

  expect(await takeShareBack(db, { orderId, partId: share?.id ?? '' }, minutesLater(12))).toMatchObject({
    error: { code: 'payment-in-progress' },
  })
  expect((await listParts(db, orderId)).filter(({ paidAt }) => !paidAt)).toHaveLength(2)
})

test.each([
  ['more than is open', 430_401],
  ['nearly all', 430_350],
  ['next to nothing', 99],
])('refuses a share of %s', async (_, minor) => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)

  expect(await sharePart(db, { orderId, partId: rest.id, amount: usd(minor), payer }, noon)).toMatchObject({
    error: { code: 'share-amount', most: usd(430_400) },
  })
})

test('shares nothing before the deposit is paid, and nothing of another order', async () => {
  const db = await testDb()
  const open = await anOrderWithDeposit(db)
  const booked = await aBookedOrder(db)
  const foreign = open.parts[1]?.id ?? ''

  expect(await sharePart(db, { orderId: open.orderId, partId: foreign, amount: usd(5000), payer }, noon)).toMatchObject(
    {
      error: { code: 'not-booked' },
    },
  )
  expect(
    await sharePart(db, { orderId: booked.orderId, partId: foreign, amount: usd(5000), payer }, noon),
  ).toMatchObject({ error: { code: 'part-not-found' } })
})

test.each(testEngines)(
  'of ten who take over the whole rest at once one does (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { db } = await testDatabase(engine)
    const { orderId, rest } = await aBookedOrder(db)

    const all = await Promise.all(
      Array.from({ length: 10 }, () => sharePart(db, { orderId, partId: rest.id, amount: rest.amount, payer }, noon)),
    )

    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    const open = (await listParts(db, orderId)).filter(({ paidAt }) => !paidAt)
    expect(open.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(430_400)
  },
)

test.each(testEngines)(
  'two shares that are paid at once pay the order once (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { db } = await testDatabase(engine)
    const { orderId, rest } = await aBookedOrder(db)
    await sharePart(db, { orderId, partId: rest.id, amount: usd(200_000), payer }, noon)
    const open = (await listParts(db, orderId)).filter(({ paidAt }) => !paidAt)

    await Promise.all(open.flatMap((part) => [capture(db, orderId, part), capture(db, orderId, part)]))

    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: usd(538_000) })
    expect((await listHistory(db, orderId)).filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  },
)

test('of two who pay one part at once the second is told that it is paid', async () => {
  const db = await testDb()
  const { rest } = await aBookedOrder(db)
  const gateway = aGateway(db)

  const both = await Promise.all([
    startCardPayment(gateway, aCardPayment(rest.paymentToken), minutesLater(20)),
    startCardPayment(gateway, aCardPayment(rest.paymentToken), minutesLater(20)),
  ])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('the database refuses parts that are more than the order costs', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)

  const cheat = sql`update order_payment_parts set amount_minor = amount_minor + 1 where id = ${rest.id}`.execute(db)

  await expect(cheat).rejects.toSatisfy((error) => isCheckViolation(error, 'order_payment_parts_fit'))
  expect(await listParts(db, orderId)).toHaveLength(2)
})

test('staff lay out what is open anew; what is paid stays', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  const parts = [
    { amount: usd(130_400), dueOn: addDays(today, 10) },
    { amount: usd(300_000), dueOn: addDays(today, 50) },
  ]

  expect(await changePlan(db, aStaffMember(), { orderId, parts, seen: [rest.id] }, minutesLater(30))).toMatchObject({
    ok: true,
  })

  expect(await listParts(db, orderId)).toMatchObject([{ amount: usd(107_600) }, ...parts])
  const place = await findPlaceInPlan(db, rest.paymentToken, noon)
  expect(place).toMatchObject({ kind: 'moved' })
  expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind: 'plan-changed' })
})

test('a plan that is not what is open changes nothing', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  const parts = [{ amount: usd(430_399), dueOn: addDays(today, 10) }]

  expect(await changePlan(db, aStaffMember(), { orderId, parts, seen: [rest.id] }, noon)).toMatchObject({
    error: { code: 'sum-differs', open: usd(430_400) },
  })
  expect(await listParts(db, orderId)).toMatchObject([{}, { id: rest.id }])
})

test('a plan that somebody else has changed since it was seen is left as it is', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  const change = (dueOn: typeof today) =>
    changePlan(db, aStaffMember(), { orderId, parts: [{ amount: rest.amount, dueOn }], seen: [rest.id] }, noon)

  const first = await change(addDays(today, 10))
  const second = await change(addDays(today, 20))

  expect([first.ok, second]).toEqual([true, { ok: false, error: { code: 'edit-conflict' } }])
  expect((await listParts(db, orderId)).at(-1)).toMatchObject({ dueOn: addDays(today, 10) })
})

test('staff cannot change the plan while a card is at the bank, nor when nothing is open', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  const parts = [{ amount: rest.amount, dueOn: addDays(today, 10) }]
  await startCardPayment(aGateway(db), aCardPayment(rest.paymentToken, { number: '4242 4242 4242 4242' }), noon)

  expect(await changePlan(db, aStaffMember(), { orderId, parts, seen: [rest.id] }, noon)).toMatchObject({
    error: { code: 'payment-in-progress' },
  })
  await capture(db, orderId, rest)
  expect(await changePlan(db, aStaffMember(), { orderId, parts, seen: [rest.id] }, noon)).toMatchObject({
    error: { code: 'nothing-open' },
  })
})

test('when travellers leave, what is due last is lowered, and nothing is left of what nobody owes', async () => {
  const db = await testDb()
  const { orderId } = await aBookedOrder(db)
  const reduce = (minor: number) => sql`update orders set reduction_minor = ${minor} where id = ${orderId}`.execute(db)

  await reduce(100_000)
  expect([await lowerOpenParts(db, noon), await lowerOpenParts(db, noon)]).toEqual([1, 0])
  expect((await listParts(db, orderId)).at(-1)).toMatchObject({ amount: usd(330_400) })

  await reduce(430_400)
  await lowerOpenParts(db, noon)
  expect(await listParts(db, orderId)).toMatchObject([{ amount: usd(107_600) }])
  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid' })
})

test('what is paid of a part after travellers left and before it was lowered goes back', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  await sql`update orders set reduction_minor = 100000 where id = ${orderId}`.execute(db)

  await startCardPayment(aGateway(db), aCardPayment(rest.paymentToken), noon)
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

  expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([
    { amount: usd(100_000), cause: 'excess', state: 'succeeded' },
  ])
  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: usd(438_000), remaining: usd(0) })
})

test('staff see what is still to be paid without those who left', async () => {
  const db = await testDb()
  const { orderId, publicId } = await aBookedOrder(db)
  await sql`update orders set reduction_minor = 100000 where id = ${orderId}`.execute(db)

  const { orders } = await listOrders(db, aStaffMember(), { page: 1, pageSize: 20 })
  const order = await findStaffOrder(db, aStaffMember(), publicId)

  expect(orders[0]?.remaining).toEqual(usd(330_400))
  expect(order?.amounts).toMatchObject({ reduction: usd(100_000), remaining: usd(330_400) })
})

test('staff see in list and overview what is late', async () => {
  const db = await testDb()
  const { rest } = await aBookedOrder(db)
  const look = async () => {
    const { orders } = await listOrders(db, aStaffMember(), { page: 1, pageSize: 20 })
    return [orders[0]?.isOverdue, (await summariseOrders(db, aStaffMember(), noon)).overdue]
  }
  const before = await look()

  await sql`update order_payment_parts set due_on = '2020-01-01' where id = ${rest.id}`.execute(db)

  expect(before).toEqual([false, { orders: 0, travellers: 0, sums: [] }])
  expect(await look()).toEqual([true, { orders: 1, travellers: 2, sums: [usd(430_400)] }])
})
