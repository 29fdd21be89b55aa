import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { exchangeRateText, parseExchangeRate } from '#kernel/exchange-rate.ts'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { balanceOf, listBalances } from '#modules/ledger/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aRate, aRegister } from '#modules/ledger/testing/builders.ts'
import {
  listHeldMoney,
  listPaymentsOfSubject,
  listRefundsOfSubject,
  nameRefundPayee,
  requestRefund,
} from '#modules/payments/index.server.ts'
import { aListenerForAll } from '#modules/webhooks/testing/listening.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { bookCashEntry } from './book-cash-entry.server.ts'
import type { RefundMeaning } from './domain/refund-meaning.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { listOtherMoney } from './list-other-money.server.ts'
import { placeOrder } from './place-order.server.ts'
import { findDeskRefund } from './find-desk-refund.server.ts'
import { sendTransferBack } from './send-transfer-back.server.ts'
import { takeTransfer } from './take-transfer.server.ts'
import { aPaidOrder } from './testing/a-paid-order.ts'
import { anOrder, anOrderRequest, fromStranger, minutesLater, noon } from './testing/builders.ts'

const later = minutesLater(60)
const today = dayInIstanbul(later)
const usd = (minor: number) => money(minor, 'USD')
const lira = (minor: number) => money(minor, 'TRY')
const IBAN = 'TR330006100519786457841326'

let db: Db
let admin: Admin<'payments' | 'refunds'>
beforeEach(async () => {
  db = await testDb()
  admin = (await aRegister(db)).admin
})

const subjectOf = (orderId: string) => ({ kind: 'order', ref: orderId }) as const
const dollarIs = (rate: string, minutes: number) =>
  aRate(db, {
    base: 'USD',
    quote: 'TRY',
    rate: parseExchangeRate(rate)!,
    source: 'TCMB',
    validFrom: minutes === 0 ? noon : minutesLater(minutes),
  })

function book(type: 'income' | 'refund', orderId: string, amount: Money, meaning?: RefundMeaning) {
  const entry = { cashRegister: 'main', paymentType: 'cash', customerType: 'individual', note: '' } as const
  return bookCashEntry(db, admin, { ...entry, type, orderId, amount, date: today, meaning }, later)
}

/** An order of 5,380 dollars placed at 40, of which 42,000 lira came at 42; the dollar is at 43 by now. */
async function anOrderPaidInLira() {
  await dollarIs('40', 0)
  const order = await anOrder(db)
  await dollarIs('42', 10)
  await book('income', order.orderId, lira(4_200_000))
  await dollarIs('43', 30)
  return order
}

async function booksOf(orderId: string) {
  return {
    drawer: await listBalances(db, { kind: 'cash', register: 'main' }),
    owed: await balanceOf(db, { kind: 'receivable', subject: subjectOf(orderId) }, 'USD'),
    exchange: await listBalances(db, { kind: 'exchange' }),
    differences: await balanceOf(db, { kind: 'exchange-differences' }, 'TRY'),
  }
}

/** Every entry balances in each of its currencies. */
async function unbalanced() {
  const { rows } = await sql`
    select entry_id, currency from ledger_lines group by entry_id, currency having sum(amount_minor) <> 0`.execute(db)
  return rows
}

describe('lira that go back over the desk for an order in dollars', () => {
  test('count at the rate of the day; the difference to the rate of the order stands apart', async () => {
    const { orderId } = await anOrderPaidInLira()

    expect(await book('refund', orderId, lira(4_300_000))).toMatchObject({ ok: true })

    expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: usd(0), remaining: usd(538_000) })
    expect(await booksOf(orderId)).toEqual({
      drawer: [lira(-100_000)],
      owed: usd(538_000),
      exchange: [lira(0), usd(0)],
      // 2,000 lira won when they came, 3,000 lost when they went.
      differences: lira(100_000),
    })
    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toMatchObject([
      {
        method: 'cash',
        amount: usd(100_000),
        foreign: {
          paid: lira(4_300_000),
          difference: lira(300_000),
          rate: { base: 'USD', quote: 'TRY', rate: { value: 43, scale: 0 }, source: 'TCMB', on: today },
        },
      },
    ])
    expect(await unbalanced()).toEqual([])
  })

  test('are told to listeners in both currencies, as the money that came', async () => {
    const { heard } = await aListenerForAll(db)
    const { orderId } = await anOrderPaidInLira()
    await book('refund', orderId, lira(430_000))

    const rate = { base: 'USD', quote: 'TRY', source: 'TCMB', on: today }
    expect((await heard()).filter(({ type }) => type.startsWith('payment.'))).toMatchObject([
      {
        type: 'payment.captured',
        data: {
          amount: { amount: '1000.00', currency: 'USD' },
          foreign: { paid: { amount: '42000.00', currency: 'TRY' }, rate: { ...rate, value: '42' } },
        },
      },
      {
        type: 'payment.refunded',
        data: {
          amount: { amount: '100.00', currency: 'USD' },
          foreign: { paid: { amount: '4300.00', currency: 'TRY' }, rate: { ...rate, value: '43' } },
        },
      },
    ])
  })

  test('may go back in dollars, or in a third currency, as well', async () => {
    const { orderId } = await anOrderPaidInLira()
    await aRate(db, { base: 'EUR', quote: 'TRY', rate: { value: 50, scale: 0 }, source: 'TCMB', validFrom: noon })

    const dollars = await book('refund', orderId, usd(50_000))
    const euros = await book('refund', orderId, money(43_000, 'EUR'))

    expect([dollars.ok, euros.ok]).toEqual([true, true])
    expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: usd(0) })
    const refunds = await listRefundsOfSubject(db, subjectOf(orderId))
    expect(refunds.map(({ amount }) => amount)).toEqual([usd(50_000), usd(50_000)])
    expect(refunds.flatMap(({ foreign }) => foreign?.paid ?? [])).toEqual([money(43_000, 'EUR')])
    expect(await unbalanced()).toEqual([])
  })

  test('the desk sees beforehand what can go back, and exactly that is taken', async () => {
    const { orderId } = await anOrderPaidInLira()

    const before = await findDeskRefund(db, admin, { orderId, on: today })
    const tooMuch = await book('refund', orderId, lira(4_300_001))

    expect(before).toMatchObject({ promised: null, refundable: usd(100_000), others: [{ amount: lira(4_300_000) }] })
    expect(tooMuch).toEqual({ ok: false, error: { code: 'not-held-for-desk', refundable: lira(4_300_000) } })
    await book('refund', orderId, lira(4_300_000))
    expect(await findDeskRefund(db, admin, { orderId, on: today })).toBeUndefined()
  })

  test('are refused without a rate of the day, and nothing is written', async () => {
    const { orderId } = await anOrderPaidInLira()

    expect(await book('refund', orderId, money(100, 'SAR'))).toMatchObject({ error: { code: 'no-rate' } })
    expect(await book('refund', orderId, lira(1))).toMatchObject({ error: { code: 'too-little' } })
    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toEqual([])
  })
})

describe('a promise of dollars', () => {
  /** Two thirds of the order came by transfer in lira, and all of it is promised back. */
  async function aPromise() {
    await dollarIs('40', 0)
    const order = await anOrder(db)
    await dollarIs('42', 10)
    const transfer = { orderId: order.orderId, amount: lira(4_200_000), on: today, key: 'line-1', iban: IBAN }
    await db.transaction().execute((tx) => takeTransfer(tx, transfer, later))
    const request = { orderId: order.orderId, by: 'organiser', notice: later, key: 'c', reason: 'iptal' } as const
    await cancelOrder(db, admin, { ...request, travellerIds: 'all' }, later)
    await dollarIs('41.2345', 30)
    const [refund] = await listRefundsOfSubject(db, subjectOf(order.orderId))
    return { ...order, ref: refund?.ref ?? '' }
  }

  test('is kept whole over the desk by lira at the rate of the day', async () => {
    const { orderId } = await aPromise()

    const split = await book('refund', orderId, lira(4_123_449))
    const whole = await book('refund', orderId, lira(4_123_450))

    expect(split).toEqual({ ok: false, error: { code: 'promised-otherwise', promised: lira(4_123_450) } })
    expect(whole.ok).toBe(true)
    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'refunded', paid: usd(0) })
    expect(await booksOf(orderId)).toMatchObject({ owed: usd(0), exchange: [lira(0), usd(0)] })
  })

  test('is sent by transfer in lira: the entry takes them off the bank', async () => {
    const { orderId, ref } = await aPromise()
    await nameRefundPayee(db, { ref, iban: IBAN, name: 'Ayşe Yılmaz' }, later)
    const send = (sent: Money) => sendTransferBack(db, admin, { orderId, ref, sent, note: 'EFT 4711' }, later)

    const old = await send(lira(4_200_000))
    const none = await send(money(100, 'SAR'))
    const sent = await send(lira(4_123_450))

    expect(old).toEqual({ ok: false, error: { code: 'rate-changed', amount: lira(4_123_450) } })
    expect(none).toMatchObject({ ok: false, error: { code: 'no-rate' } })
    expect(sent.ok).toBe(true)
    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toMatchObject([
      { method: 'transfer', amount: usd(100_000), foreign: { paid: lira(4_123_450), difference: lira(123_450) } },
    ])
    expect(await booksOf(orderId)).toMatchObject({ owed: usd(0), exchange: [lira(0), usd(0)] })
    expect(await listBalances(db, { kind: 'bank', iban: null })).toEqual([lira(-4_123_450)])
    expect(await unbalanced()).toEqual([])
  })

  test('is sent in dollars as before', async () => {
    const { orderId, ref } = await aPromise()
    await nameRefundPayee(db, { ref, iban: IBAN, name: 'Ayşe Yılmaz' }, later)

    await sendTransferBack(db, admin, { orderId, ref, sent: usd(100_000), note: 'EFT 4711' }, later)

    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toMatchObject([{ state: 'succeeded', foreign: null }])
    expect(await listBalances(db, { kind: 'bank', iban: null })).toEqual([usd(-100_000)])
  })
})

describe('what came goes back to the last kuruş at the rate at which it came', () => {
  /** 100,000 lira, which are 2,425.15 dollars, and these 99,999.85 lira. */
  async function anOrderPaidAtTheRateOfToday() {
    await dollarIs('41.2345', 0)
    const order = await anOrder(db)
    await book('income', order.orderId, lira(10_000_000))
    return order
  }

  test('over the desk: all means all, in one go and in parts', async () => {
    const whole = await anOrderPaidAtTheRateOfToday()
    const offered = await findDeskRefund(db, admin, { orderId: whole.orderId, on: today })
    const back = await book('refund', whole.orderId, lira(10_000_000))

    expect(offered).toMatchObject({ refundable: usd(242_515), others: [{ amount: lira(10_000_000) }] })
    expect(back.ok).toBe(true)
    await expectAgreement(whole.orderId)
    expect((await booksOf(whole.orderId)).drawer).toEqual([lira(0)])

    const parted = await anOrder(db)
    await book('income', parted.orderId, lira(10_000_000))
    await book('refund', parted.orderId, lira(3_333_333))
    const rest = await findDeskRefund(db, admin, { orderId: parted.orderId, on: today })
    expect(rest).toMatchObject({ others: [{ amount: lira(6_666_667) }] })
  })

  test('as a promise by transfer: staff are shown, and send, what came', async () => {
    const { orderId } = await anOrderPaidAtTheRateOfToday()
    const request = { orderId, by: 'organiser', notice: later, key: 'c', reason: 'iptal' } as const
    await cancelOrder(db, admin, { ...request, travellerIds: 'all' }, later)
    const refunds = await listRefundsOfSubject(db, subjectOf(orderId))
    const ref = refunds[0]?.ref ?? ''
    await nameRefundPayee(db, { ref, iban: IBAN, name: 'Ayşe Yılmaz' }, later)
    const wish = { orderId, ref, note: 'EFT 4711' }

    const shown = await listOtherMoney(db, admin, { orderId, refunds, on: today })
    const old = await sendTransferBack(db, admin, { ...wish, sent: lira(9_999_985) }, later)
    const sent = await sendTransferBack(db, admin, { ...wish, sent: lira(10_000_000) }, later)

    expect(shown[ref]).toMatchObject([{ amount: lira(10_000_000) }])
    expect(old).toEqual({ ok: false, error: { code: 'rate-changed', amount: lira(10_000_000) } })
    expect(sent.ok).toBe(true)
    expect(await unbalanced()).toEqual([])
  })
})

test('a provider gives back in no other money, and takes none: the database holds it', async () => {
  const { orderId, attemptRef } = await aPaidOrder(db)
  await requestRefund(db, { key: 'r', attemptRef, amount: usd(100), cause: 'manual', reason: 'anlaşıldı' }, later)
  const [refund] = await listRefundsOfSubject(db, subjectOf(orderId))
  const foreign = sql`foreign_minor = 4300, foreign_currency = 'TRY', foreign_difference_minor = 0,
    foreign_rate_base = 'USD', foreign_rate_quote = 'TRY', foreign_rate_value = 43, foreign_rate_scale = 0,
    foreign_rate_source = 'TCMB', foreign_rate_on = '2026-12-01'`

  expect(refund).toMatchObject({ method: 'provider', amount: usd(100), foreign: null })
  await expect(sql`update refunds set ${foreign} where ref = ${refund?.ref}`.execute(db)).rejects.toThrow(
    'refunds_foreign_by_hand',
  )
  await expect(sql`update payment_attempts set ${foreign} where ref = ${attemptRef}`.execute(db)).rejects.toThrow(
    'payment_attempts_foreign_by_hand',
  )
})

test('whatever comes and goes in two currencies: every entry balances, and order, payments and books agree', async () => {
  const act = fc.record({
    type: fc.constantFrom('income', 'income', 'refund'),
    currency: fc.constantFrom<Currency[]>('USD', 'TRY'),
    minor: fc.integer({ min: 1, max: 700_000 }),
    rate: fc.integer({ min: 300_000, max: 500_000 }),
    isAll: fc.boolean(),
    meaning: fc.constantFrom<RefundMeaning[]>('stays-owed', 'price-falls'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      await dollarIs('40', 0)
      const orderId = await anOrderOfAStranger()
      const drawerBefore = await listBalances(db, { kind: 'cash', register: 'main' })
      const moved = new Map<Currency, number>()
      for (const { type, currency, minor, rate, isAll, meaning } of acts) {
        await dollarIs(exchangeRateText({ value: rate, scale: 4 }), 30)
        const amount = isAll && type === 'refund' ? await allBack(orderId, currency) : worth(minor, currency, rate)
        if (!amount) continue
        const booked = await book(type, orderId, amount, meaning)
        if (booked.ok) moved.set(currency, (moved.get(currency) ?? 0) + (type === 'income' ? 1 : -1) * amount.minor)
        await expectAgreement(orderId)
      }
      const drawer = await listBalances(db, { kind: 'cash', register: 'main' })
      for (const [currency, minor] of moved)
        expect(inside(drawer, currency) - inside(drawerBefore, currency)).toBe(minor)
      expect(await unbalanced()).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 120_000)

async function anOrderOfAStranger(): Promise<string> {
  const { id: tourId } = await aDeparture(db)
  const placed = await placeOrder(db, fromStranger(anOrderRequest(tourId)), noon)
  if (!placed.ok) throw new Error(`the order was refused: ${placed.error.code}`)
  return placed.value.orderId
}

function worth(minor: number, currency: Currency, rate: number): Money {
  return currency === 'USD' ? usd(minor) : lira(Math.floor((minor * rate) / 10_000))
}

async function allBack(orderId: string, currency: Currency): Promise<Money | undefined> {
  const desk = await findDeskRefund(db, admin, { orderId, on: today })
  return currency === 'USD' ? desk?.refundable : desk?.others.find(({ amount }) => amount.currency === currency)?.amount
}

const inside = (balances: Money[], currency: Currency) =>
  balances.find((balance) => balance.currency === currency)?.minor ?? 0

/** What the order says is paid is what its payments hold and what the books say is not owed, and never below zero. */
async function expectAgreement(orderId: string): Promise<void> {
  const order = await findOrder(db, { id: orderId })
  const held = await listHeldMoney(db, subjectOf(orderId))
  const captured = await listPaymentsOfSubject(db, subjectOf(orderId))
  const refunds = await listRefundsOfSubject(db, subjectOf(orderId))
  const total = (amounts: number[]) => amounts.reduce((sum, minor) => sum + minor, 0)
  const paid = order?.paid.minor ?? -1
  expect(paid).toBeGreaterThanOrEqual(0)
  expect(total(held.map(({ refundable }) => refundable.minor))).toBe(paid)
  expect(
    total(captured.map((each) => each.captured?.minor ?? 0)) - total(refunds.map((each) => each.amount.minor)),
  ).toBe(paid)
  // Nothing is charged before the first money comes.
  if (captured.length === 0) return
  const { owed } = await booksOf(orderId)
  expect(owed.minor).toBe((order?.total.minor ?? 0) - paid)
}
