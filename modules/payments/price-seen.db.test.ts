import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changePayment } from './change-payment.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { startTransfer } from './start-transfer.server.ts'
import { aBankAccount, aCardPayment, aGateway, aPayment, attemptsOf } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const shown = money(100_000, 'USD')
const now = money(120_000, 'USD')

/** A payment of 1,000.00 USD when its page was opened, of `amount` by now. */
async function aChangedPayment(amount = now) {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  const customer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  const change = { title: { tr: 'T', en: 'T', ar: 'T' }, amount, customer, expiresAt: null }
  await db.transaction().execute((tx) => changePayment(tx, token, change))
  return { db, token }
}

test.each([now, money(80_000, 'USD'), money(100_000, 'EUR')])(
  'a card pays nothing when the price is another one than was shown (%o)',
  async (amount) => {
    const { db, token } = await aChangedPayment(amount)

    const paid = await startCardPayment(aGateway(db), aCardPayment(token, { seen: shown }), noon)

    expect(paid).toEqual({ ok: false, error: { code: 'price-changed', amount } })
    expect(await attemptsOf(db, token)).toEqual([])
  },
)

test('what is shown for installments is the whole amount with its surcharge', async () => {
  const { db, token } = await aChangedPayment()
  const three = (seen: number) => aCardPayment(token, { installments: 3, seen: money(seen, 'USD') })

  const refused = await startCardPayment(aGateway(db), three(108_000), noon)
  const paid = await startCardPayment(aGateway(db), three(129_600), noon)

  expect(refused).toEqual({ ok: false, error: { code: 'price-changed', amount: money(129_600, 'USD') } })
  expect(paid).toMatchObject({ ok: true })
})

test('no transfer is awaited when the price is another one than was shown, and one is at the price of now', async () => {
  const { db, token } = await aChangedPayment()
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  const transfer = (seen = shown) => ({ token, payer, seen, idempotencyKey: crypto.randomUUID() })

  const refused = await startTransfer(aGateway(db), transfer(), noon)
  const awaited = await startTransfer(aGateway(db), transfer(now), noon)

  expect(refused).toEqual({ ok: false, error: { code: 'price-changed', amount: now } })
  expect(awaited).toMatchObject({ ok: true, value: { amount: now } })
})

test('a payment that was made is answered the same again, whatever it costs by now', async () => {
  const { db, token } = await aChangedPayment(shown)
  const request = aCardPayment(token, { seen: shown })
  await startCardPayment(aGateway(db), request, noon)

  const again = await startCardPayment(aGateway(db), { ...request, seen: now }, noon)

  expect(again).toMatchObject({ ok: true, value: { isReplay: true } })
})
