import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { moneyHandlers } from '#modules/booking/testing/a-paid-order.ts'
import { anOrder, minutesLater } from '#modules/booking/testing/builders.ts'
import { balanceOf, listEntriesOf } from '#modules/ledger/index.server.ts'
import { confirmTransfer, startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { decideLine } from './decide-line.server.ts'
import { findLine } from './find-line.server.ts'
import { aBookedStatement, anAccountant } from './testing/builders.ts'
import { ACCOUNT, aCamt053 } from './testing/files.ts'
import { undoShare } from './undo-share.server.ts'

const later = minutesLater(60)
const usd = (minor: number) => money(minor, 'USD')
const cost = usd(538_000)

let db: Db
let admin: Admin<'payments'>
beforeEach(async () => {
  db = await testDb()
  admin = await anAccountant(db)
  await aBankAccount(db)
})

/** An order whose customer announced a transfer. */
async function anAnnouncedOrder() {
  const order = await anOrder(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  const request = { token: order.paymentToken, idempotencyKey: crypto.randomUUID(), payer }
  const started = await startTransfer(aGateway(db), request, minutesLater(5))
  if (!started.ok) throw new Error(started.error.code)
  return { ...order, reference: started.value.transferReference }
}
async function aLine(amount: string, text: string): Promise<string> {
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount, text, day: '2026-12-01' }]), later)
  return lines[0]?.id ?? ''
}
async function byCode(lineId: string, reference: string) {
  const line = await findLine(db, admin, lineId, later)
  const request = { lineId, version: line?.version ?? 0, decision: { kind: 'payment', reference } } as const
  return decideLine(db, { by: admin }, request, later)
}
async function takeBack(lineId: string, note = 'another customer') {
  const line = await findLine(db, admin, lineId, later)
  const shareId = line?.shares.find(({ state }) => state === 'booked')?.id ?? ''
  return undoShare(db, admin, { lineId, version: line?.version ?? 0, shareId, note }, later)
}
const lineOf = (lineId: string) => findLine(db, admin, lineId, later)
const lies = () => balanceOf(db, { kind: 'bank', iban: ACCOUNT }, 'USD')
const owed = (orderId: string) => balanceOf(db, { kind: 'receivable', subject: { kind: 'order', ref: orderId } }, 'USD')
const orderOf = (publicId: string) => findOrder(db, admin, publicId)
const runJobs = () => runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

describe('a line that was confirmed by its code is taken back', () => {
  test.each([
    ['after the order has counted it', true],
    ['while the job that counts it is still waiting', false],
  ])(
    '%s: the order owes again, the line waits, the books hold both entries, and it is in the audit',
    async (_, isCounted) => {
      const { orderId, publicId, reference } = await anAnnouncedOrder()
      const lineId = await aLine('5380.00', reference)
      if (isCounted) await runJobs()
      const before = await lineOf(lineId)

      const undone = await takeBack(lineId)
      await runJobs()

      expect(before).toMatchObject({ state: 'matched', isDecidable: false, shares: [{ isByCode: true, amount: cost }] })
      expect(undone).toEqual({ ok: true, value: { rest: cost } })
      expect(await orderOf(publicId)).toMatchObject({
        state: 'partially_paid',
        amounts: { paid: usd(0), remaining: cost },
      })
      expect([await lies(), await owed(orderId)]).toEqual([usd(0), cost])
      const entries = await listEntriesOf(db, { kind: 'order', ref: orderId })
      expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'payment', 'reversal'])
      expect(await lineOf(lineId)).toMatchObject({ state: 'to_decide', rest: cost, shares: [{ state: 'undone' }] })
      const audit = await sql`select id from audit_entries where action = 'payment.take-back'`.execute(db)
      expect(audit.rows).toHaveLength(1)
    },
  )

  test('once, and its code takes no money any more: the order is picked instead', async () => {
    const { orderId, publicId, reference } = await anAnnouncedOrder()
    const lineId = await aLine('5380.00', reference)
    const line = await lineOf(lineId)
    const undo = { lineId, version: line?.version ?? 0, shareId: line?.shares[0]?.id ?? '', note: 'wrong' }

    const both = await Promise.all([undoShare(db, admin, undo, later), undoShare(db, admin, undo, later)])
    const again = await byCode(lineId, reference)
    const shares = [{ subject: { kind: 'order', ref: orderId } as const, amount: cost }]
    const { version = 0 } = (await lineOf(lineId)) ?? {}
    await decideLine(db, { by: admin }, { lineId, version, decision: { kind: 'orders', shares, by: admin } }, later)

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(again).toEqual({ ok: false, error: { code: 'payment-not-found' } })
    expect(await orderOf(publicId)).toMatchObject({ state: 'paid' })
    expect([await lies(), await owed(orderId)]).toEqual([cost, usd(0)])
  })

  test('with the other lines that paid the same transfer', async () => {
    const { orderId, publicId, reference } = await anAnnouncedOrder()
    const first = await aLine('3000.00', `bir ${reference}`)
    await byCode(first, reference)
    const second = await aLine('2380.00', `iki ${reference}`)

    const undone = await takeBack(second)

    expect(undone).toEqual({ ok: true, value: { rest: usd(238_000) } })
    for (const lineId of [first, second]) expect(await lineOf(lineId)).toMatchObject({ state: 'to_decide' })
    expect(await orderOf(publicId)).toMatchObject({ amounts: { remaining: cost } })
    expect([await lies(), await owed(orderId)]).toEqual([usd(0), cost])
  })

  test('alone, where the transfer has not come whole: it awaits the same money again', async () => {
    const { orderId, publicId, reference } = await anAnnouncedOrder()
    const [first, second] = [await aLine('3000.00', 'bir'), await aLine('1000.00', 'iki')]
    await byCode(first, reference)
    await byCode(second, reference)

    await takeBack(second)
    const between = await lies()
    const again = await byCode(second, reference)
    await byCode(await aLine('1380.00', 'üç'), reference)
    await runJobs()

    expect(between).toEqual(usd(300_000))
    expect(again).toEqual({ ok: true, value: { state: 'matched', rest: usd(138_000) } })
    expect(await orderOf(publicId)).toMatchObject({ state: 'paid' })
    expect([await lies(), await owed(orderId)]).toEqual([cost, usd(0)])
  })

  test('not when a part of the transfer was recorded by hand, nor without a reason', async () => {
    const { reference } = await anAnnouncedOrder()
    const lineId = await aLine('3000.00', reference)
    await byCode(lineId, reference)
    const attemptRef = (await lineOf(lineId))?.attemptRef ?? ''
    await confirmTransfer(db, { attemptRef, received: usd(238_000), note: 'seen' }, later)

    const silent = await takeBack(lineId, ' ')
    const refused = await takeBack(lineId)

    expect(silent).toEqual({ ok: false, error: { code: 'note-required' } })
    expect(refused).toEqual({ ok: false, error: { code: 'by-hand-too' } })
    expect(await lies()).toEqual(cost)
  })

  test('not when what came too much is promised back to the customer', async () => {
    const { reference } = await anAnnouncedOrder()
    const lineId = await aLine('5400.00', reference)
    await byCode(lineId, reference)

    const refused = await takeBack(lineId)

    expect(refused).toEqual({ ok: false, error: { code: 'promised-back' } })
    expect(await lies()).toEqual(usd(540_000))
  })
})
