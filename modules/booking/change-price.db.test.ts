import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changeOrder, changePlan, changePrice, findOrder, moveOrder } from './index.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { findReplacementToken } from './data/payment-parts.server.ts'
import { bookingHandlers } from './jobs/handlers.server.ts'
import { orderChanged } from './jobs/queues.server.ts'
import { anOrder, minutesLater, noon } from './testing/builders.ts'
import { anAgency } from './testing/documents.ts'
import { noFlags } from './domain/traveller-fields.ts'
import { noRoad } from './documents/road.ts'

const admin = aStaffMember()
const usd = (minor: number) => money(minor, 'USD')
const whole = 538_000

test('a lower price is a discount: less is open, and the reason is kept', async () => {
  const { db, id, orderId } = await placed()

  const changed = await changePrice(db, admin, { id, version: 1, total: usd(500_000), reason: 'Geç haber' }, noon)

  const after = await findOrder(db, admin, id)
  expect(changed).toEqual({ ok: true, value: { difference: usd(-38_000) } })
  expect(after).toMatchObject({
    state: 'awaiting_payment',
    version: 2,
    amounts: { subtotal: usd(whole), discount: usd(38_000), total: usd(500_000), remaining: usd(500_000) },
  })
  expect(after?.parts.map(({ amount }) => amount)).toEqual([usd(500_000)])
  expect(after?.history.at(-1)).toMatchObject({ kind: 'price-changed', facts: { reason: 'Geç haber' } })
  const { entries } = await listAuditEntries(db, { subjectKind: 'order', subjectId: orderId, page: 1, pageSize: 1 })
  expect(entries).toMatchObject([
    { action: 'order.price', before: { total: usd(whole) }, after: { total: usd(500_000), reason: 'Geç haber' } },
  ])
  expect(await booked(db, orderId)).toEqual({})
})

test('a sold order that becomes dearer is open again, and the books know', async () => {
  const { db, id, orderId } = await sold()

  await changePrice(db, admin, { id, version: 1, total: usd(560_000), reason: 'Tek kişilik oda' }, noon)

  const after = await findOrder(db, admin, id)
  expect(after).toMatchObject({ state: 'partially_paid', amounts: { remaining: usd(22_000) } })
  expect(await booked(db, orderId)).toEqual({ receivable: 560_000, sales: -560_000 })
})

test('a sold order that becomes cheaper is settled, with the discount in the books', async () => {
  const { db, id, orderId } = await sold()

  await changePrice(db, admin, { id, version: 1, total: usd(500_000), reason: 'Oda küçük' }, noon)

  expect(await findOrder(db, admin, id)).toMatchObject({ state: 'paid', amounts: { remaining: usd(0) } })
  expect(await booked(db, orderId)).toEqual({ receivable: 500_000, discounts: 38_000, sales: -whole })
})

test('of two who change the price of the same order the second is refused', async () => {
  const { db, id } = await placed()
  await changePrice(db, admin, { id, version: 1, total: usd(500_000), reason: 'x' }, noon)

  const second = await changePrice(db, admin, { id, version: 1, total: usd(400_000), reason: 'y' }, noon)

  expect(second).toMatchObject({ ok: false, error: { code: 'edit-conflict', now: { version: 2 } } })
})

test('the same price is no change', async () => {
  const { db, id } = await placed()

  const same = await changePrice(db, admin, { id, version: 1, total: usd(whole), reason: 'x' }, noon)

  expect(same).toEqual({ ok: false, error: { code: 'same-price' } })
})

test.each(['cancelled', 'expired', 'refunded'])('an order that is %s keeps its price', async (state) => {
  const { db, id, orderId } = await placed()
  await sql`update orders set state = ${state} where id = ${orderId}`.execute(db)

  const changed = await changePrice(db, admin, { id, version: 1, total: usd(1), reason: 'x' }, noon)

  expect(changed).toEqual({ ok: false, error: { code: 'not-priceable' } })
})

test('another currency is no price, and neither is nothing', async () => {
  const { db, id } = await placed()

  await expect(changePrice(db, admin, { id, version: 1, total: money(1, 'TRY'), reason: 'x' }, noon)).rejects.toThrow(
    RangeError,
  )
  await expect(changePrice(db, admin, { id, version: 1, total: usd(0), reason: 'x' }, noon)).rejects.toThrow(RangeError)
})

test('another price keeps the plan: each open part bears its share, on its day, at an address the old one leads to', async () => {
  const { db, id, orderId, open } = await inThreeParts()

  await changePrice(db, admin, { id, version: 1, total: usd(618_000), reason: 'Oda büyüdü' }, noon)

  const after = await findOrder(db, admin, id)
  expect(after?.parts.map(({ amount, dueOn, paidAt }) => [amount.minor, dueOn, paidAt !== null])).toEqual([
    [138_000, '2026-12-05', true],
    [120_000, '2026-12-20', false],
    [360_000, '2027-01-10', false],
  ])
  for (const [index, { paymentToken }] of open.entries())
    expect(await findReplacementToken(db, paymentToken)).toBe(after?.parts[index + 1]?.paymentToken)
  expect(await booked(db, orderId)).toEqual({ receivable: 618_000, sales: -618_000 })
})

test('what is paid already is no longer asked for, and parts that nothing is left of lead nowhere', async () => {
  const { db, id } = await inThreeParts()

  await changePrice(db, admin, { id, version: 1, total: usd(138_000), reason: 'Kalanını almıyoruz' }, noon)

  const after = await findOrder(db, admin, id)
  expect(after).toMatchObject({ state: 'paid', amounts: { remaining: usd(0) } })
  expect(after?.parts).toHaveLength(1)
})

test('a move to an earlier departure leaves nothing due after it', async () => {
  const { db, id } = await inThreeParts()
  const earlier = await aDeparture(db, { departsOn: plainDate('2027-01-05') })

  const moved = await moveOrder(db, admin, { id, version: 1, tourId: earlier.id, reason: 'İzin' }, noon)

  const after = await findOrder(db, admin, id)
  expect(moved.ok).toBe(true)
  expect(after?.parts.map(({ dueOn }) => dueOn)).toEqual(['2026-12-05', '2026-12-20', '2027-01-05'])
})

test('the customer is told of another price, with the voucher as it is now', async () => {
  const { db, id } = await sold()
  await changePrice(db, admin, { id, version: 1, total: usd(500_000), reason: 'Oda küçük' }, noon)

  await runChanges(db)
  await runChanges(db)

  const mails = (await listMails(db)).filter(({ subject }) => subject.startsWith('Rezervasyonunuz değişti'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.attachments).toHaveLength(1)
  const html = (await findMail(db, mails[0]?.id ?? ''))?.html ?? ''
  for (const text of ['5.000,00', 'Fazla ödediğiniz']) expect(html).toContain(text)
})

test('the customer is told once of another departure: its days, what is open, and the voucher that takes effect', async () => {
  const { db, id } = await sold()
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })
  await moveOrder(db, admin, { id, version: 1, tourId: other.id, reason: 'İzin' }, noon)

  await runChanges(db)
  await runChanges(db)

  const mails = (await listMails(db)).filter(({ subject }) => subject.startsWith('Rezervasyonunuz değişti'))
  expect(mails).toMatchObject([{ attachments: [expect.anything()] }])
  const html = (await findMail(db, mails[0]?.id ?? ''))?.html ?? ''
  for (const text of ['başka bir sefere taşıdık', '12', 'Mart 2027', 'Yeni sefer belgeniz'])
    expect(html).toContain(text)
  expect(html).not.toContain('İzin')
})

test('another traveller is mailed, papers that were put right are not', async () => {
  const { db, id } = await sold()
  const [first] = (await findOrder(db, admin, id))?.journeys[0]?.travellers ?? []
  const draft = {
    firstName: first?.firstName ?? '',
    lastName: first?.lastName ?? '',
    gender: 'female',
    bornOn: '1957-09-02',
    nationality: 'TR',
    tckn: '10000000146',
    passportNo: 'U12345678',
    passportExpiresOn: '2032-01-01',
    ...noFlags,
    needsWheelchair: true,
  }
  const change = (version: number, changed: Partial<typeof draft>) => ({
    id,
    version,
    change: { travellers: [{ id: first?.id ?? '', draft: { ...draft, ...changed } }] },
  })

  await changeOrder(db, admin, change(1, {}), noon)
  const putRight = await runChanges(db)
  await changeOrder(db, admin, change(2, { firstName: 'Hatice' }), noon)
  const replaced = await runChanges(db)

  expect([putRight, replaced]).toEqual([[], ['order-changed']])
})

async function placed() {
  const db = await testDb()
  const { orderId, publicId, paymentToken } = await anOrder(db)
  return { db, id: publicId, orderId, paymentToken }
}

async function sold() {
  const order = await placed()
  const { db, orderId, paymentToken } = order
  const facts = { orderId, paymentToken, attemptRef: 'a', amountMinor: whole, isMismatch: false, isExcess: false }
  await confirmOrder(db, facts, minutesLater(5))
  return order
}

/** A sold order of which the first of three parts is paid. */
async function inThreeParts() {
  const order = await placed()
  const { db, id, orderId } = order
  const parts = [
    { amount: usd(138_000), dueOn: plainDate('2026-12-05') },
    { amount: usd(100_000), dueOn: plainDate('2026-12-20') },
    { amount: usd(300_000), dueOn: plainDate('2027-01-10') },
  ]
  const [only] = (await findOrder(db, admin, id))?.parts ?? []
  await changePlan(db, admin, { orderId, parts, seen: [only?.id ?? ''] }, noon)
  const [first, ...open] = (await findOrder(db, admin, id))?.parts ?? []
  const paid = { orderId, paymentToken: first?.paymentToken ?? '', attemptRef: 'a', amountMinor: 138_000 }
  await confirmOrder(db, { ...paid, isMismatch: false, isExcess: false }, minutesLater(5))
  return { ...order, open }
}

function runChanges(db: Db): Promise<string[]> {
  const work = {
    db,
    pdf: createPdfCompiler({ fontsDir: findFontsDir() }),
    agency: async (locale: Parameters<typeof anAgency>[0]) => anAgency(locale),
    sellerOf: async () => undefined,
    roadOf: async () => noRoad,
    pocketUrl: () => 'https://kafile.example/order/x/pocket',
    orderUrl: () => 'https://kafile.example/order/x',
    seatsUrl: () => 'https://kafile.example/order/x/keep-seats',
    guardianUrl: () => 'https://kafile.example/guardian/x',
    paymentUrl: () => 'https://kafile.example/payment/x',
  }
  return runDueJobs(
    db,
    bookingHandlers(work).filter(({ queue }) => queue.name === orderChanged.name),
  )
}

/** What the charges of an order have booked, debits above zero; accounts without a balance are left out. */
async function booked(db: Db, orderId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; minor: string | number }>`
    select account_kind as account, sum(amount_minor) as minor
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    where subject_ref = ${orderId} and kind = 'charge'
    group by account_kind having sum(amount_minor) <> 0`.execute(db)
  return Object.fromEntries(rows.map(({ account, minor }) => [account, Number(minor)]))
}
