import { beforeEach, describe, expect, test } from 'vitest'
import { money, type Money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { moneyHandlers } from '#modules/booking/testing/a-paid-order.ts'
import { anOrder as aSoldOrder, minutesLater } from '#modules/booking/testing/builders.ts'
import { balanceOf, listEntriesOf } from '#modules/ledger/index.server.ts'
import { startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { decideLine } from './decide-line.server.ts'
import type { LineShare } from './domain/split-line.ts'
import { enterLine } from './enter-line.server.ts'
import { findLine } from './find-line.server.ts'
import { listStatements } from './list-statements.server.ts'
import { previewShares } from './preview-shares.server.ts'
import { secondPersonAboveSetting } from './settings.server.ts'
import { aBookedStatement, anAccountant } from './testing/builders.ts'
import { ACCOUNT, aCamt053, aCsv } from './testing/files.ts'
import { undoShare } from './undo-share.server.ts'

const later = minutesLater(60)
const usd = (minor: number) => money(minor, 'USD')
const on = (orderId: string, amount: Money): LineShare => ({ subject: { kind: 'order', ref: orderId }, amount })
/** What two people in a double room cost. */
const cost = usd(538_000)

let db: Db
let admin: Admin<'payments'>
beforeEach(async () => {
  db = await testDb()
  admin = await anAccountant(db)
  await aBankAccount(db)
})

async function aLine(amount: string, text = 'havale', more: { payer?: string; ref?: string } = {}): Promise<string> {
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount, text, day: '2026-12-01', ...more }]), later)
  return lines[0]?.id ?? ''
}
const put = async (lineId: string, shares: LineShare[], by = admin) => {
  const line = await findLine(db, by, lineId, later)
  const request = { lineId, version: line?.version ?? 0, decision: { kind: 'orders', shares, by } } as const
  return decideLine(db, { by }, request, later)
}
const lies = () => balanceOf(db, { kind: 'bank', iban: ACCOUNT }, 'USD')
const suspended = () => balanceOf(db, { kind: 'suspense' }, 'USD')
const owed = (orderId: string) => balanceOf(db, { kind: 'receivable', subject: { kind: 'order', ref: orderId } }, 'USD')
const orderOf = (publicId: string) => findOrder(db, admin, publicId)

describe('a transfer without a code', () => {
  test('is proposed for the order whose number, customer and rest it names, and put on it', async () => {
    const { orderId, publicId, orderNo } = await aSoldOrder(db)
    const lineId = await aLine('5380.00', `AYSE YILMAZ ${orderNo} UMRE`)

    const asked = await findLine(db, admin, lineId, later)
    const put1 = await put(lineId, asked?.begin ?? [])

    expect(asked).toMatchObject({
      certainty: 'likely',
      state: 'to_decide',
      orders: [{ orderId, orderNo, reasons: ['number', 'name', 'amount-rest'] }],
      begin: [on(orderId, cost)],
    })
    expect(put1).toEqual({ ok: true, value: { state: 'matched', rest: usd(0) } })
    expect(await orderOf(publicId)).toMatchObject({ state: 'paid', amounts: { remaining: usd(0) } })
    expect([await lies(), await owed(orderId), await suspended()]).toEqual([cost, usd(0), usd(0)])
  })

  test('sends receipt and mails of any payment', async () => {
    const { orderId, publicId } = await aSoldOrder(db)
    await put(await aLine('1000.00'), [on(orderId, usd(100_000))])

    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect(await orderOf(publicId)).toMatchObject({ state: 'partially_paid', amounts: { paid: usd(100_000) } })
  })

  test('books nothing before somebody agrees, whatever it names', async () => {
    const { orderId, publicId, orderNo } = await aSoldOrder(db)

    const lineId = await aLine('5380.00', orderNo)
    const preview = await previewShares(db, admin, { lineId, shares: [on(orderId, usd(500_000))] }, later)

    expect(preview).toMatchObject({
      ok: true,
      value: { shares: [{ owed: cost, left: usd(38_000) }], remainder: usd(38_000) },
    })
    expect(await orderOf(publicId)).toMatchObject({ state: 'awaiting_payment', amounts: { paid: usd(0) } })
    expect(await lies()).toEqual(usd(0))
  })

  test('over several orders leaves what they do not take in suspense, where it can be put on another', async () => {
    const [one, two, three] = [await aSoldOrder(db), await aSoldOrder(db), await aSoldOrder(db)]
    const lineId = await aLine('6000.00')

    const first = await put(lineId, [on(one.orderId, cost), on(two.orderId, usd(40_000))])
    const between = [await lies(), await suspended()]
    const rest = await put(lineId, [on(three.orderId, usd(22_000))])

    expect(first).toEqual({ ok: true, value: { state: 'suspense', rest: usd(22_000) } })
    expect(between).toEqual([usd(600_000), usd(-22_000)])
    expect(rest).toEqual({ ok: true, value: { state: 'matched', rest: usd(0) } })
    expect([await lies(), await suspended()]).toEqual([usd(600_000), usd(0)])
    expect(await orderOf(three.publicId)).toMatchObject({ amounts: { paid: usd(22_000) } })
  })

  test('joins others on one order until it is paid', async () => {
    const { orderId, publicId } = await aSoldOrder(db)

    await put(await aLine('3000.00', 'bir'), [on(orderId, usd(300_000))])
    await put(await aLine('2380.00', 'iki'), [on(orderId, usd(238_000))])

    expect(await orderOf(publicId)).toMatchObject({ state: 'paid' })
    expect([await lies(), await owed(orderId)]).toEqual([cost, usd(0)])
  })

  test('takes the place of a transfer that was only announced', async () => {
    const { orderId, publicId, paymentToken } = await aSoldOrder(db)
    const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
    await startTransfer(aGateway(db), { token: paymentToken, idempotencyKey: 'transfer-1', payer }, minutesLater(5))

    await put(await aLine('5380.00'), [on(orderId, cost)])

    expect(await orderOf(publicId)).toMatchObject({ state: 'paid' })
  })
})

describe('is booked once', () => {
  test('by two who confirm the same line at once', async () => {
    const { orderId } = await aSoldOrder(db)
    const lineId = await aLine('1000.00')
    const shares = [on(orderId, usd(100_000))]

    const both = await Promise.all([put(lineId, shares), put(lineId, shares)])

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await lies()).toEqual(usd(100_000))
  })

  test('by two who put two lines on one order at once: never more than it owes', async () => {
    const { orderId } = await aSoldOrder(db)
    const lines = [await aLine('5380.00', 'bir'), await aLine('5380.00', 'iki')]

    const both = await Promise.all(lines.map((lineId) => put(lineId, [on(orderId, cost)])))

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await lies(), await owed(orderId)]).toEqual([cost, usd(0)])
  })
})

test.each<[string, (id: string) => LineShare[], object]>([
  ['more than the order owes', (orderId) => [on(orderId, usd(538_001))], { code: 'more-than-owed' }],
  ['more than the line brought', (orderId) => [on(orderId, usd(600_001))], { code: 'more-than-line' }],
  ['no order', () => [], { code: 'no-share' }],
  [
    'an order that is not there beside one that is',
    (orderId) => [on(orderId, usd(1)), on('ffffffff-ffff-4fff-8fff-ffffffffffff', usd(1))],
    { code: 'order-not-found', subject: { kind: 'order', ref: 'ffffffff-ffff-4fff-8fff-ffffffffffff' } },
  ],
])('%s is refused, and nothing is written', async (_, shares, error) => {
  const { orderId, publicId } = await aSoldOrder(db)
  const lineId = await aLine('6000.00')

  expect(await put(lineId, shares(orderId))).toMatchObject({ ok: false, error })

  expect(await orderOf(publicId)).toMatchObject({ state: 'awaiting_payment', amounts: { paid: usd(0) } })
  expect(await findLine(db, admin, lineId, later)).toMatchObject({ state: 'to_decide', version: 1, shares: [] })
  expect(await lies()).toEqual(usd(0))
})

test('above the amount of the setting two people have to choose the same', async () => {
  await writeSetting(db, secondPersonAboveSetting, { USD: 100_000 })
  const second = await anAccountant(db)
  const { orderId } = await aSoldOrder(db)
  const lineId = await aLine('5380.00')
  const shares = [on(orderId, cost)]

  const proposed = await put(lineId, shares)
  const own = await put(lineId, shares)
  const other = await put(lineId, [on(orderId, usd(100_000))], second)
  const asked = await findLine(db, admin, lineId, later)
  const agreed = await put(lineId, asked?.begin ?? [])

  expect(proposed).toMatchObject({ value: { state: 'second_person' } })
  expect(own).toEqual({ ok: false, error: { code: 'second-person-needed' } })
  expect(other).toMatchObject({ value: { state: 'second_person' } })
  expect(agreed).toMatchObject({ value: { state: 'suspense', rest: usd(438_000) } })
  expect(await lies()).toEqual(cost)
})

describe('taken back', () => {
  test('the order owes again, the line waits, and the books hold both entries', async () => {
    const { orderId, publicId } = await aSoldOrder(db)
    const lineId = await aLine('5380.00')
    await put(lineId, [on(orderId, cost)])
    const line = await findLine(db, admin, lineId, later)
    const undo = { lineId, version: line?.version ?? 0, shareId: line?.shares[0]?.id ?? '', note: 'başka müşteri' }

    const undone = await undoShare(db, admin, undo, later)
    const twice = await undoShare(db, admin, undo, later)

    expect(undone).toEqual({ ok: true, value: { rest: cost } })
    expect(twice).toEqual({ ok: false, error: { code: 'changed-meanwhile' } })
    expect(await orderOf(publicId)).toMatchObject({ state: 'partially_paid', amounts: { remaining: cost } })
    expect([await lies(), await owed(orderId)]).toEqual([usd(0), cost])
    const entries = await listEntriesOf(db, { kind: 'order', ref: orderId })
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'payment', 'reversal'])
    expect(await findLine(db, admin, lineId, later)).toMatchObject({
      state: 'to_decide',
      rest: cost,
      shares: [{ state: 'undone' }],
    })
  })

  test('of several shares one, the others stay, and it can be put on the right order', async () => {
    const [wrong, right, other] = [await aSoldOrder(db), await aSoldOrder(db), await aSoldOrder(db)]
    const lineId = await aLine('3000.00')
    await put(lineId, [on(wrong.orderId, usd(100_000)), on(other.orderId, usd(150_000))])
    const line = await findLine(db, admin, lineId, later)
    const share = line?.shares.find(({ subject }) => subject.ref === wrong.orderId)

    await undoShare(db, admin, { lineId, version: line?.version ?? 0, shareId: share?.id ?? '', note: 'yanlış' }, later)
    const between = await suspended()
    const again = await put(lineId, [on(right.orderId, usd(150_000))])

    expect(between).toEqual(usd(-150_000))
    expect(again).toMatchObject({ value: { state: 'matched' } })
    expect([await lies(), await suspended()]).toEqual([usd(300_000), usd(0)])
  })

  test('needs a reason', async () => {
    const { orderId } = await aSoldOrder(db)
    const lineId = await aLine('100.00')
    await put(lineId, [on(orderId, usd(10_000))])
    const line = await findLine(db, admin, lineId, later)
    const undo = { lineId, version: line?.version ?? 0, shareId: line?.shares[0]?.id ?? '', note: ' ' }

    expect(await undoShare(db, admin, undo, later)).toEqual({ ok: false, error: { code: 'note-required' } })
  })
})

describe('the account that money came from', () => {
  const IBAN = 'TR320010009999901234567890'
  const typed = (amount: string, payerIban = IBAN) =>
    enterLine(
      db,
      admin,
      {
        accountIban: ACCOUNT,
        bookedOn: '2026-12-01' as never,
        amount: usd(Number(amount) * 100),
        text: 'umre',
        payerName: '',
        payerIban,
      },
      later,
    )
  const lineOf = async (entered: Awaited<ReturnType<typeof typed>>) => (entered.ok ? entered.value.lineId : '')

  test('is known after a match is confirmed, for every order of the customer, and forgotten when it is taken back', async () => {
    const email = 'Ayse.Yilmaz@example.com'
    const first = await anOrder(db, { email, phone: '+905559998877', placedAt: later })
    const next = await anOrder(db, { email, phone: '+905551112233', placedAt: later })
    await anOrder(db, { email: 'baska@example.com', phone: '+905550000000', placedAt: later })
    const before = await findLine(db, admin, await lineOf(await typed('7')), later)
    const sold = await aSoldOrder(db)
    const soldLine = await lineOf(await typed('9'))
    await put(soldLine, [on(sold.orderId, usd(900))])

    const known = await findLine(db, admin, await lineOf(await typed('7', 'tr32 0010 0099 9990 1234 5678 90')), later)
    const line = await findLine(db, admin, soldLine, later)
    await undoShare(
      db,
      admin,
      { lineId: soldLine, version: line?.version ?? 0, shareId: line?.shares[0]?.id ?? '', note: 'yanlış' },
      later,
    )
    const after = await findLine(db, admin, await lineOf(await typed('7')), later)

    expect(before?.orders).toEqual([])
    expect(known?.orders.map(({ orderId }) => orderId).toSorted()).toEqual(
      [first.orderId, next.orderId, sold.orderId].toSorted(),
    )
    expect(known?.orders[0]?.reasons).toContain('known-account')
    expect(after?.orders).toEqual([])
  })

  test('a typed transfer is a line like any other and no file', async () => {
    const { orderId, publicId } = await aSoldOrder(db)

    await put(await lineOf(await typed('5380')), [on(orderId, cost)])

    expect(await orderOf(publicId)).toMatchObject({ state: 'paid' })
    expect(await listStatements(db, admin, { page: 1, pageSize: 10 })).toMatchObject({ total: 0 })
  })

  test.each([
    ['an account that is not ours', { accountIban: 'TR330006100519786457841399' }, 'account-unknown'],
    ['another currency than the account has', { amount: money(100, 'TRY') }, 'account-currency'],
    ['a day to come', { bookedOn: '2027-01-01' as never }, 'date-ahead'],
  ])('%s is refused', async (_, change, code) => {
    const right = { accountIban: ACCOUNT, bookedOn: '2026-12-01' as never, amount: usd(100) }
    const line = { ...right, text: '', payerName: '', payerIban: '', ...change }

    expect(await enterLine(db, admin, line, later)).toEqual({ ok: false, error: { code } })
  })
})

test('the database refuses shares that are more than their line', async () => {
  const { orderId } = await aSoldOrder(db)
  const lineId = await aLine('10.00')
  const shares = db.withTables<{ bank_line_shares: Record<string, unknown> }>()
  const share = { line_id: lineId, order_id: orderId, amount_minor: 1001, currency: 'USD', state: 'proposed' }

  await expect(shares.insertInto('bank_line_shares').values(share).execute()).rejects.toMatchObject({
    constraint: 'bank_line_shares_fit',
  })
})

test('a file with a name and an amount says which order is likely', async () => {
  const { orderId } = await aSoldOrder(db)
  const { lines } = await aBookedStatement(
    db,
    admin,
    aCsv([{ amount: '5380.00', text: 'AYSE YILMAZ', day: '2026-12-01' }]),
    later,
  )
  const line = await findLine(db, admin, lines[0]?.id ?? '', later)

  expect(line).toMatchObject({ certainty: 'likely', orders: [{ orderId, reasons: ['name', 'amount-rest'] }] })
})
