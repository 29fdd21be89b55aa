import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anAgency } from '#modules/agents/testing/builders.ts'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { anOrder as anOrderRow } from '#modules/booking/testing/an-order.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aBookedOrder } from '#modules/booking/testing/parts.ts'
import { bookTransaction, importRegister, postEntry } from '#modules/ledger/index.server.ts'
import { startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

type Sent = { page: string; fields: Record<string, string> }

const today = dayInIstanbul(new Date())
const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const entry = { cashRegister: 'main', paymentType: 'cash', customerType: 'individual' } as const

/** Every form of staff that moves or promises money, with what stands before it and what is typed. */
const forms: Record<string, (db: Db, userId: string) => Promise<Sent>> = {
  'transfer received': async (db) => {
    await aBankAccount(db)
    const { id, orderId } = await anOrderRow(db, { totalMinor: 100_000 })
    const token = await aPayment(db, { subject: { kind: 'order', ref: orderId }, amount: money(100_000, 'USD') })
    await startTransfer(aGateway(db), { token, idempotencyKey: crypto.randomUUID(), payer }, new Date())
    const [attempt] = await attemptsOf(db, token)
    return { page: `/admin/orders/${id}`, fields: { attempt: attempt?.ref ?? '', currency: 'USD', amount: '400' } }
  },
  'entry of a cash register': async (db) => {
    const { orderNo } = await anOrder(db)
    const fields = { ...entry, type: 'income', amount: '100', currency: 'USD', date: today, order: orderNo }
    return { page: '/admin/cash/new', fields }
  },
  'entry taken back': async (db, userId) => {
    const income = { ...entry, type: 'income', amount: money(10_000, 'TRY'), date: today, note: '' } as const
    const booked = await bookTransaction(db, aStaffMember({ id: userId }), income, new Date())
    return { page: `/admin/cash/entries/${booked.ok ? booked.value.id : ''}`, fields: { note: 'wrong till' } }
  },
  'day closed': () =>
    Promise.resolve({
      page: '/admin/cash/closings',
      fields: { register: 'main', date: today, 'counted-TRY': '5', note: 'found' },
    }),
  'refund by hand': async (db) => {
    const order = await aPaidOrder(db)
    const fields = {
      intent: 'refund',
      attempt: order.attemptRef,
      amount: '10',
      reason: 'late hotel',
      meaning: 'price-falls',
    }
    return { page: `/admin/orders/${order.publicId}/refunds`, fields }
  },
  'plan laid out anew': async (db) => {
    const order = await aBookedOrder(db)
    const parts = { 'amount-0': '2304', 'due-0': addDays(today, 5), 'amount-1': '2000', 'due-1': addDays(today, 20) }
    return { page: `/admin/orders/${order.publicId}/plan`, fields: { intent: 'plan', seen: order.rest.id, ...parts } }
  },
  'share of another payer': async (db) => {
    const order = await aBookedOrder(db)
    const share = { part: order.rest.id, name: 'Zeynep Kaya', email: 'zeynep@example.com', amount: '300' }
    return { page: `/admin/orders/${order.publicId}/plan`, fields: { intent: 'share', ...share } }
  },
  'commission paid out to an agency': async (db) => {
    const { agencyId } = await anAgency(db)
    const account = { kind: 'agency', agency: agencyId } as const
    const earned = [
      { account: { kind: 'commissions' } as const, debit: money(50_000, 'USD') },
      { account, credit: money(50_000, 'USD') },
    ]
    const earning = { key: 'earned', kind: 'commission', on: today, lines: earned } as const
    await db.transaction().execute((tx) => postEntry(tx, earning, new Date()))
    const fields = { intent: 'payout', amount: '300', currency: 'USD', from: 'cash:main', note: 'Receipt 7' }
    return { page: `/admin/agents/${agencyId}`, fields }
  },
  'commission of an agency': async (db) => {
    const { agencyId } = await anAgency(db)
    const fields = { intent: 'add-rule', kind: 'fixed', amount: '40', currency: 'USD', from: today, to: '' }
    return { page: `/admin/agents/${agencyId}`, fields }
  },
  'exchange rate': () =>
    Promise.resolve({
      page: '/admin/cash/rates',
      fields: { intent: 'rate', currency: 'USD', rate: '41,20', source: 'manual', day: today },
    }),
  'new payment link': () =>
    Promise.resolve({
      page: '/admin/paymentLinks?new',
      fields: {
        intent: 'create',
        title: 'Rest of the price',
        name: 'Hatice Karaca',
        email: 'hatice@example.com',
        amount: '1160',
        currency: 'USD',
        expires: '2999-01-01T18:00',
      },
    }),
}

test.each(Object.keys(forms))('%s: sent twice at once and once more, it happens once with one result', async (name) => {
  const once = await sending(name, 1)
  const thrice = await sending(name, 3)

  expect(once.answers).toEqual([expect.stringMatching(/^30[23] /)])
  expect(new Set(thrice.answers).size).toBe(1)
  expect(thrice.traces).toEqual(once.traces)
})

test.each(Object.keys(forms))('%s: without a key nothing happens', async (name) => {
  const { traces, before, answers } = await sending(name, 1, { isKeyless: true })

  expect([answers, traces]).toEqual([['400 '], before])
})

/** Sends one form of the page that shows it: two at once, the third when they are answered. */
async function sending(name: string, times: number, { isKeyless = false } = {}) {
  const db = await testDb()
  const { headers, userId } = await staffSignedIn(db)
  const app = await testApp({ db })
  await importRegister(db, { code: 'main', name: 'Main till' })
  const { page, fields } = (await forms[name]?.(db, userId)) ?? { page: '', fields: {} }
  const html = await (await getPage(app, page, headers)).text()
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? 'the page shows no key'
  const before = await tracesOf(db)
  const send = async () => {
    const answer = await postForm(app, page, isKeyless ? fields : { ...fields, key }, headers)
    return `${answer.status} ${answer.headers.get('location') ?? ''}`.replace(/entries\/.*/, 'entries')
  }
  const first = await Promise.all(Array.from({ length: Math.min(times, 2) }, send))
  const late = times > 2 ? [await send()] : []
  const answers = [...first, ...late].map((answer) => answer.replace(/orders\/[^/ ]+/, 'orders/…'))
  return { answers, before, traces: await tracesOf(db) }
}

/** How much is written wherever money leaves a trace. */
async function tracesOf(db: Db): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<string, unknown>>`select
    (select count(*) from audit_entries) as audit, (select count(*) from ledger_entries) as entries,
    (select count(*) from ledger_lines) as lines, (select count(*) from refunds) as refunds,
    (select count(*) from order_payment_parts) as parts, (select count(*) from payments) as payments,
    (select coalesce(sum(captured_minor), 0) from payment_attempts) as captured,
    (select count(*) from payment_links) as links, (select count(*) from agency_commission_rules) as rules,
    (select count(*) from exchange_rates) as rates`.execute(db)
  return rows[0]
}
