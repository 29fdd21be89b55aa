import { beforeEach, describe, expect, test } from 'vitest'
import { money, type Money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { anOrder, minutesLater } from '#modules/booking/testing/builders.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { findPaymentLink, paymentLinkHandlers } from '#modules/payment-links/index.server.ts'
import { aLink, aLinkWork } from '#modules/payment-links/testing/builders.ts'
import { startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, anAgreement } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { decideLine } from './decide-line.server.ts'
import type { LineShare } from './domain/split-line.ts'
import { enterLine } from './enter-line.server.ts'
import { findLine } from './find-line.server.ts'
import { previewShares } from './preview-shares.server.ts'
import { aBookedStatement, anAccountant } from './testing/builders.ts'
import { ACCOUNT, aCamt053 } from './testing/files.ts'
import { undoShare } from './undo-share.server.ts'

const later = minutesLater(60)
const usd = (minor: number) => money(minor, 'USD')
const price = usd(116_000)
const onLink = (ref: string, amount: Money): LineShare => ({ subject: { kind: 'link', ref }, amount })
const onOrder = (ref: string, amount: Money): LineShare => ({ subject: { kind: 'order', ref }, amount })

let db: Db
let admin: Admin<'payments'>
beforeEach(async () => {
  db = await testDb()
  admin = await anAccountant(db)
  await aBankAccount(db)
})

async function aLine(amount: string, text: string): Promise<string> {
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount, text, day: '2026-12-01' }]), later)
  return lines[0]?.id ?? ''
}
async function aLineFrom(payerIban: string, minor: number): Promise<string> {
  const typed = { accountIban: ACCOUNT, bookedOn: plainDate('2026-12-01'), amount: usd(minor), text: '', payerName: '' }
  const entered = await enterLine(db, admin, { ...typed, payerIban }, later)
  return entered.ok ? entered.value.lineId : ''
}
const lineOf = (lineId: string) => findLine(db, admin, lineId, later)
async function put(lineId: string, shares: LineShare[]) {
  const { version = 0 } = (await lineOf(lineId)) ?? {}
  return decideLine(db, { by: admin }, { lineId, version, decision: { kind: 'orders', shares, by: admin } }, later)
}
async function takeBack(lineId: string) {
  const line = await lineOf(lineId)
  const shareId = line?.shares.find(({ state }) => state === 'booked')?.id ?? ''
  return undoShare(db, admin, { lineId, version: line?.version ?? 0, shareId, note: 'another customer' }, later)
}
const lies = () => balanceOf(db, { kind: 'bank', iban: ACCOUNT }, 'USD')
const owed = (ref: string) => balanceOf(db, { kind: 'receivable', subject: { kind: 'link', ref } }, 'USD')
const linkOf = (id: string) => findPaymentLink(db, admin, id)
const runJobs = () => runDueJobs(db, paymentLinkHandlers(aLinkWork(db)), new Date(Date.now() + 60_000))
const mails = async () => (await listMails(db)).map(({ subject }) => subject)

describe('a transfer without a code', () => {
  test('is proposed for the link of its payer and amount, and put on it', async () => {
    const { id } = await aLink(db)
    const lineId = await aLine('1160.00', 'KARACA HATICE UMRE')

    const asked = await lineOf(lineId)
    const booked = await put(lineId, asked?.begin ?? [])
    await runJobs()

    expect(asked).toMatchObject({ certainty: 'likely', links: [{ id, reasons: ['name', 'amount-rest'] }] })
    expect(asked?.begin).toEqual([onLink(id, price)])
    expect(booked).toEqual({ ok: true, value: { state: 'matched', rest: usd(0) } })
    expect(await linkOf(id)).toMatchObject({ status: 'completed' })
    expect([await lies(), await owed(id)]).toEqual([price, usd(0)])
    expect(await mails()).toContain('Ödemenizi aldık: Umre, kalan ödeme')
  })

  test('is proposed for every open link of a customer whose account is known, until the match is taken back', async () => {
    const iban = 'TR320010009999901234567890'
    const first = await aLink(db)
    const next = await aLink(db, { title: 'Ek hizmet', price: usd(9_900) })
    const paid = await aLineFrom(iban, 116_000)
    await put(paid, [onLink(first.id, price)])

    const known = await lineOf(await aLineFrom(iban, 500))
    await takeBack(paid)
    const forgotten = await lineOf(await aLineFrom(iban, 600))

    expect(known?.links).toMatchObject([{ id: next.id, reasons: ['known-account', 'amount-less'] }])
    expect(forgotten?.links).toEqual([])
  })

  test('over a link and an order, what they do not take stands in suspense', async () => {
    const { id } = await aLink(db)
    const { orderId, publicId } = await anOrder(db)
    const lineId = await aLine('2000.00', 'aile')
    const shares = [onLink(id, price), onOrder(orderId, usd(80_000))]

    const preview = await previewShares(db, admin, { lineId, shares }, later)
    const booked = await put(lineId, shares)

    expect(preview).toMatchObject({
      value: { shares: [{ name: 'Umre, kalan ödeme', left: usd(0) }, {}], remainder: usd(4_000) },
    })
    expect(booked).toMatchObject({ value: { state: 'suspense', rest: usd(4_000) } })
    expect(await linkOf(id)).toMatchObject({ status: 'completed' })
    expect(await findOrder(db, admin, publicId)).toMatchObject({ amounts: { paid: usd(80_000) } })
    expect(await balanceOf(db, { kind: 'suspense' }, 'USD')).toEqual(usd(-4_000))
  })

  test('takes the place of a transfer that was only announced', async () => {
    const { id, token } = await aLink(db)
    const payer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '' }
    await startTransfer(
      aGateway(db),
      { token, idempotencyKey: 'transfer-1', payer, agreement: anAgreement() },
      minutesLater(5),
    )

    await put(await aLine('1160.00', 'havale'), [onLink(id, price)])

    expect(await linkOf(id)).toMatchObject({ status: 'completed' })
  })
})

test.each<[string, (id: string) => LineShare[], string]>([
  ['less than the link asks for', (id) => [onLink(id, usd(100))], 'link-whole'],
  ['a link that is not there', () => [onLink('pl_nothing', price)], 'link-not-found'],
  ['a link twice', (id) => [onLink(id, usd(100)), onLink(id, usd(100))], 'share-twice'],
])('%s is refused, and nothing is written', async (_, shares, code) => {
  const { id } = await aLink(db)
  const lineId = await aLine('2000.00', 'havale')

  expect(await put(lineId, shares(id))).toMatchObject({ ok: false, error: { code } })

  expect(await linkOf(id)).toMatchObject({ status: 'pending' })
  expect(await lies()).toEqual(usd(0))
})

test('a link in another currency than the line is refused', async () => {
  const { id } = await aLink(db, { price: money(1_000_000, 'TRY') })
  const lineId = await aLine('2000.00', 'havale')

  expect(await put(lineId, [onLink(id, price)])).toMatchObject({ ok: false, error: { code: 'link-currency' } })
})

test('a link is paid once by two who put two lines on it at once', async () => {
  const { id } = await aLink(db)
  const lines = [await aLine('1160.00', 'bir'), await aLine('1160.00', 'iki')]

  const both = await Promise.all(lines.map((lineId) => put(lineId, [onLink(id, price)])))

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await lies()).toEqual(price)
})

describe('taken back', () => {
  test('a link can be paid again, its customer is told, and the books hold both entries', async () => {
    const { id } = await aLink(db)
    const lineId = await aLine('1160.00', 'bir')
    await put(lineId, [onLink(id, price)])
    await runJobs()

    const undone = await takeBack(lineId)
    await runJobs()
    const open = await linkOf(id)
    const again = await put(await aLine('1160.00', 'iki'), [onLink(id, price)])

    expect(undone).toEqual({ ok: true, value: { rest: price } })
    expect(open).toMatchObject({
      status: 'pending',
      paidAt: null,
      history: [{ kind: 'reopened' }, { kind: 'completed' }, {}],
    })
    expect(await mails()).toContain('Ödeme kaydınız düzeltildi: Umre, kalan ödeme')
    expect(again).toMatchObject({ value: { state: 'matched' } })
    expect([await lies(), await owed(id)]).toEqual([price, usd(0)])
  })

  test('also what came by its code, before the job that completes the link has run', async () => {
    const { id, token } = await aLink(db)
    const payer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '' }
    const request = { token, idempotencyKey: 'transfer-1', payer, agreement: anAgreement() }
    const started = await startTransfer(aGateway(db), request, minutesLater(5))
    const lineId = await aLine('1160.00', started.ok ? started.value.transferReference : '')
    const matched = await lineOf(lineId)

    await takeBack(lineId)
    await runJobs()

    expect(matched).toMatchObject({ state: 'matched', shares: [{ isByCode: true }] })
    expect(await linkOf(id)).toMatchObject({ status: 'pending' })
    expect(await mails()).toEqual(['Ödeme kaydınız düzeltildi: Umre, kalan ödeme'])
    expect([await lies(), await owed(id)]).toEqual([usd(0), price])
  })
})
