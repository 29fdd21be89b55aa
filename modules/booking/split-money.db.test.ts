import { expect, test } from 'vitest'
import { add, money } from '#kernel/money.ts'
import { requestRefund, listHeldMoney, listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import { startCardPayment } from '#modules/payments/start-card-payment.server.ts'
import { aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { minutesLater } from './testing/builders.ts'
import { aDollarRate, anOrderPaidInCash, lira } from './testing/foreign.ts'
import { faultsOf } from './testing/party.ts'
import {
  aPartlyPaidOrder,
  besides,
  get,
  joinInto,
  receivableOf,
  splitOff,
  travellersOf,
  unbalancedEntries,
} from './testing/split.ts'

const usd = (minor: number) => money(minor, 'USD')

async function foreignOf(db: Db, orderId: string) {
  const attempts = await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })
  return attempts.map(({ captured, foreign }) => ({
    captured: captured?.minor,
    paid: foreign?.paid.minor,
    difference: foreign?.difference.minor,
    rate: foreign?.rate,
  }))
}

/** An order of two over 5,380.00 USD of which 42,000.00 lira have paid 1,000.00 USD, agreed at another rate. */
async function anOrderPaidInLira(db: Db) {
  await aDollarRate(db, 42)
  return anOrderPaidInCash(db, [lira(4_200_000)])
}

test('money of another currency is divided with its rate: both parts together are what came', async () => {
  const db = await testDb()
  const order = await anOrderPaidInLira(db)
  const [whole] = await foreignOf(db, order.orderId)
  const [first] = travellersOf(await get(db, order.publicId))

  const made = await splitOff(db, order.publicId, [first?.id ?? ''], { along: usd(33_333) })

  if (!made.ok) throw new Error(made.error.code)
  const [stays] = await foreignOf(db, order.orderId)
  const [goes] = await foreignOf(db, made.value.orderId)
  expect(whole).toMatchObject({ captured: 100_000, paid: 4_200_000 })
  expect([stays?.captured, goes?.captured]).toEqual([66_667, 33_333])
  expect(goes?.paid).toBe(1_399_986)
  expect((stays?.paid ?? 0) + (goes?.paid ?? 0)).toBe(whole?.paid)
  expect((stays?.difference ?? 0) + (goes?.difference ?? 0)).toBe(whole?.difference)
  expect([stays?.rate, goes?.rate]).toEqual([whole?.rate, whole?.rate])
  expect([await receivableOf(db, order.orderId), await receivableOf(db, made.value.orderId)]).toEqual([
    269_000 - 66_667,
    269_000 - 33_333,
  ])
  expect([...(await faultsOf(db, order.orderId)), ...(await faultsOf(db, made.value.orderId))]).toEqual([])
  expect(await unbalancedEntries(db)).toEqual([])
})

test('divided money of another currency goes back by hand, each part up to what it holds', async () => {
  const db = await testDb()
  const order = await anOrderPaidInLira(db)
  const [first] = travellersOf(await get(db, order.publicId))
  const made = await splitOff(db, order.publicId, [first?.id ?? ''], { along: usd(40_000) })
  if (!made.ok) throw new Error(made.error.code)
  const [held] = await listHeldMoney(db, { kind: 'order', ref: made.value.orderId })
  const refund = (minor: number) =>
    requestRefund(
      db,
      { key: `k${minor}`, attemptRef: held?.attemptRef ?? '', amount: usd(minor), cause: 'manual', reason: 'r' },
      new Date(),
    )

  expect(held).toMatchObject({ method: 'cash', refundable: usd(40_000) })
  expect(await refund(40_001)).toMatchObject({ ok: false })
  expect(await refund(40_000)).toMatchObject({ ok: true, value: { method: 'transfer', amount: usd(40_000) } })
})

test('an order that was split and joined again has what came for it, in both currencies', async () => {
  const db = await testDb()
  const order = await anOrderPaidInLira(db)
  const [first] = travellersOf(await get(db, order.publicId))
  const made = await splitOff(db, order.publicId, [first?.id ?? ''], { along: usd(25_000) })
  if (!made.ok) throw new Error(made.error.code)

  const joined = await joinInto(db, order.publicId, made.value.publicId)

  expect(joined).toMatchObject({ ok: true })
  const parts = await foreignOf(db, order.orderId)
  expect(parts.reduce((sum, { paid = 0 }) => sum + paid, 0)).toBe(4_200_000)
  expect(parts.map(({ captured = 0 }) => usd(captured)).reduce(add)).toEqual(usd(100_000))
  expect(await get(db, order.publicId)).toMatchObject({ amounts: { total: usd(538_000), paid: usd(100_000) } })
  expect(await receivableOf(db, order.orderId)).toBe(438_000)
  expect(await unbalancedEntries(db)).toEqual([])
})

test('nothing is split or joined while a card is being asked, whichever of the two orders it pays', async () => {
  const db = await testDb()
  const order = await aPartlyPaidOrder(db, { paid: [100_000] })
  const other = await besides(db, order.tourId, { paid: [100_000] })
  const [first] = travellersOf(await get(db, order.publicId))
  const open = (await get(db, order.publicId)).parts.find(({ paidAt }) => paidAt === null)
  const asked = aCardPayment(open?.paymentToken ?? '', { number: '4242 4242 4242 4242' })
  await startCardPayment(aGateway(db), asked, minutesLater(6))

  const refused = { ok: false, error: { code: 'payment-in-progress' } }
  expect(await splitOff(db, order.publicId, [first?.id ?? ''])).toEqual(refused)
  expect(await joinInto(db, order.publicId, other.publicId)).toEqual(refused)
  expect(await joinInto(db, other.publicId, order.publicId)).toEqual(refused)
  expect(await get(db, order.publicId)).toMatchObject({ version: 1, journeys: [{ seats: 4 }] })
})
