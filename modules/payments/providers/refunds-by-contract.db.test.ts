import { describe, expect, test } from 'vitest'
import { money, type Currency } from '#kernel/money.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findAttemptByRef } from '../data/attempts.server.ts'
import { findRefund } from '../data/refunds.server.ts'
import type { PaymentGateway } from '../gateway.server.ts'
import { reconcileRefunds } from '../reconcile-refunds.server.ts'
import { requestRefund } from '../request-refund.server.ts'
import { sendRefund } from '../send-refund.server.ts'
import { atPaytrsPage, hearPaytr } from '../testing/at-paytr.ts'
import { atStripesPage, hearStripe } from '../testing/at-stripe.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { DoubleServer } from '#tests/setup/double-server.ts'
import type { Books } from '../testing/doubles/books.ts'

const afternoon = new Date('2027-03-01T15:00:00Z')
const minutesLater = (minutes: number) => new Date(afternoon.getTime() + minutes * 60_000)

type Paid = {
  db: Db
  gateway: PaymentGateway
  attemptRef: string
  currency: Currency
  double: DoubleServer & { books: Books; refuseRefunds: (code: string | undefined) => void }
  refundPath: string
  queryPath: string
}

async function paidAtPaytr(): Promise<Paid> {
  const at = await atPaytrsPage(await testDb())
  await hearPaytr(at, at.paytr.pay(at.oid))
  return {
    ...at,
    attemptRef: at.oid,
    currency: 'TRY',
    double: at.paytr,
    refundPath: '/odeme/iade',
    queryPath: '/odeme/durum-sorgu',
  }
}

async function paidAtStripe(): Promise<Paid> {
  const at = await atStripesPage(await testDb())
  await hearStripe(at, at.stripe.pay(at.attempt))
  return {
    ...at,
    attemptRef: at.attempt,
    currency: 'USD',
    double: at.stripe,
    refundPath: '/v1/refunds',
    queryPath: '/v1/refunds',
  }
}

describe.each([
  ['PayTR', paidAtPaytr],
  ['Stripe', paidAtStripe],
])('money goes back by %s', (_, paid) => {
  test('in parts, up to the whole', async () => {
    const shop = await paid()

    const first = await refund(shop, 30_000)
    const second = await refund(shop, 70_000)

    expect([first.state, second.state]).toEqual(['succeeded', 'succeeded'])
    expect(await standing(shop)).toEqual({ state: 'refunded', refunded: 100_000 })
    expect(gone(shop)).toBe(100_000)
  })

  test('not when the provider refuses', async () => {
    const shop = await paid()
    shop.double.refuseRefunds('010')

    const refused = await refund(shop, 30_000)

    expect(refused).toMatchObject({ state: 'failed', failure: expect.stringContaining('010') })
    expect(await standing(shop)).toEqual({ state: 'captured', refunded: 0 })
    expect(gone(shop)).toBe(0)
  })

  test('once, when the answer was lost after the money had gone', async () => {
    const shop = await paid()
    shop.double.failNext(shop.refundPath, { fault: 'reset', when: 'after' })
    shop.double.failNext(shop.refundPath, { fault: 'error', when: 'after' })

    const sent = await refund(shop, 30_000)
    shop.double.heal()
    await reconcileRefunds(shop.gateway, minutesLater(5))

    expect(sent.state).toBe('unknown')
    expect((await findRefund(shop.db, sent.ref))?.state).toBe('succeeded')
    expect(gone(shop)).toBe(30_000)
  })

  test('once, when the request was lost before the money had gone', async () => {
    const shop = await paid()
    shop.double.failNext(shop.refundPath, { fault: 'reset', when: 'before' })
    shop.double.failNext(shop.refundPath, { fault: 'reset', when: 'before' })

    const sent = await refund(shop, 30_000)
    shop.double.heal()
    for (const minutes of [5, 10, 30]) await reconcileRefunds(shop.gateway, minutesLater(minutes))

    expect(sent.state).toBe('unknown')
    expect((await findRefund(shop.db, sent.ref))?.state).toBe('succeeded')
    expect(gone(shop)).toBe(30_000)
  })

  test('and stays unclear while nobody can be asked', async () => {
    const shop = await paid()
    shop.double.failNext(shop.refundPath, { fault: 'garbage', when: 'after' })
    shop.double.failNext(shop.refundPath, { fault: 'garbage', when: 'after' })
    shop.double.failNext(shop.queryPath, { fault: 'garbage', when: 'before' })

    const sent = await refund(shop, 30_000)
    await reconcileRefunds(shop.gateway, minutesLater(5))

    expect((await findRefund(shop.db, sent.ref))?.state).toBe('unknown')
    expect(gone(shop)).toBe(30_000)
  })
})

test('PayTR that takes no refunds for a while gets the request again', async () => {
  const shop = await paidAtPaytr()
  shop.double.refuseRefunds('000')

  const sent = await refund(shop, 30_000)
  shop.double.refuseRefunds(undefined)
  for (const minutes of [5, 10]) await reconcileRefunds(shop.gateway, minutesLater(minutes))

  expect(sent.state).toBe('requested')
  expect((await findRefund(shop.db, sent.ref))?.state).toBe('succeeded')
})

test('Stripe does one refund for one key, however often it is asked', async () => {
  const shop = await paidAtStripe()
  shop.double.failNext(shop.refundPath, { fault: 'reset', when: 'after' })

  const sent = await refund(shop, 30_000)

  expect(sent.state).toBe('succeeded')
  expect(gone(shop)).toBe(30_000)
})

test('a refund that Stripe may have done is not taken for unsent because its repetition was turned away', async () => {
  const shop = await paidAtStripe()
  shop.double.failNext(shop.refundPath, { fault: 'reset', when: 'after' })
  shop.double.failNext(shop.refundPath, { fault: 'busy', when: 'before' })

  const sent = await refund(shop, 30_000)
  await reconcileRefunds(shop.gateway, minutesLater(5))

  expect(sent.state).toBe('unknown')
  expect((await findRefund(shop.db, sent.ref))?.state).toBe('succeeded')
  expect(gone(shop)).toBe(30_000)
})

async function refund(shop: Paid, minor: number) {
  const wish = {
    key: crypto.randomUUID(),
    attemptRef: shop.attemptRef,
    amount: money(minor, shop.currency),
    cause: 'manual' as const,
    reason: 'agreed',
  }
  const requested = await requestRefund(shop.db, wish, afternoon)
  if (!requested.ok) throw new Error(requested.error.code)
  await sendRefund(shop.gateway, requested.value.ref, afternoon)
  const found = await findRefund(shop.db, requested.value.ref)
  if (!found) throw new Error('the refund was lost')
  return found
}

async function standing({ db, attemptRef }: Paid) {
  const attempt = await findAttemptByRef(db, attemptRef)
  return { state: attempt?.state, refunded: attempt?.refunded_minor }
}

function gone({ double }: Paid): number {
  return double.books.charges.flatMap((charge) => charge.refunds).reduce((sum, each) => sum + each.amountMinor, 0)
}
