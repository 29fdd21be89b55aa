import { beforeEach, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { bookCashEntry, cancelOrder, changeOrder, changePrice, findOrder } from '#modules/booking/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { aPaidOrder, moneyHandlers } from '#modules/booking/testing/a-paid-order.ts'
import { anOrder, minutesLater } from '#modules/booking/testing/builders.ts'
import { importRegister } from '#modules/ledger/index.server.ts'
import { confirmTransfer, startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, attemptsOf } from '#modules/payments/testing/builders.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const now = minutesLater(20)
let db: Db
let id = ''
let orderId = ''
let admin = aStaffMember()
let headers: Awaited<ReturnType<typeof staffSignedIn>>['headers']

beforeEach(async () => {
  db = await testDb()
  const order = await aPaidOrder(db)
  id = order.publicId
  orderId = order.orderId
  const desk = await staffSignedIn(db)
  headers = desk.headers
  admin = aStaffMember({ id: desk.userId })
})

/** The history as it is read: the text of its card without tags. */
async function historyIn(language: '' | '/tr' | '/ar' = ''): Promise<string> {
  const html = await (await getPage(await testApp({ db }), `${language}/admin/orders/${id}`, headers)).text()
  const card = /id="timeline".*?<\/ol>/s.exec(html)?.[0] ?? ''
  return card
    .replace(/<script.*?<\/script>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('another price says who set it, what was before and what is after', async () => {
  await changePrice(db, admin, { id, version: 1, total: money(500_000, 'USD'), reason: 'Goodwill' }, now)

  const history = await historyIn()

  expect(history).toContain('Fatma Demir Total Before $5,380.00 After $5,000.00 Why: Goodwill')
})

test('another name stands beside the one before, and numbers of papers stand nowhere in the history', async () => {
  const order = await findOrder(db, admin, id)
  const [traveller] = order?.journeys[0]?.travellers ?? []
  const { gender, bornOn, passportExpiresOn, passportNo } = { ...traveller }
  const draft = {
    firstName: 'Hatice',
    lastName: traveller?.lastName ?? '',
    gender: gender ?? '',
    bornOn: bornOn ?? '',
    nationality: 'TR',
    tckn: '10000000078',
    passportNo: passportNo ?? '',
    passportExpiresOn: passportExpiresOn ?? '',
    renewsPassport: false,
    needsWheelchair: false,
  }
  const change = { travellers: [{ id: traveller?.id ?? '', draft }] }
  const changed = await changeOrder(db, admin, { id, version: 1, change }, now)

  const history = await historyIn()

  expect(changed.ok).toBe(true)
  expect(history).toContain(`Name Before ${traveller?.firstName} ${traveller?.lastName} After Hatice`)
  expect(history).toContain('Turkish ID number Changed')
  expect(history).not.toContain('10000000078')
})

test('a cancellation names who left, what the order costs since, and what goes back', async () => {
  const order = await findOrder(db, admin, id)
  const [traveller] = order?.journeys[0]?.travellers ?? []
  const wish = { orderId, by: 'customer', notice: now, travellerIds: [traveller?.id ?? ''] } as const
  await cancelOrder(db, admin, { ...wish, key: crypto.randomUUID(), reason: 'Ill' }, now)

  const history = await historyIn()

  expect(history).toContain(`Travellers cancelled · ${traveller?.firstName} ${traveller?.lastName}`)
  expect(history).toContain('Total Before $5,380.00 After $2,690.00 To be given back After $2,690.00 Why: Ill')
})

test('what came by itself and what the customer did say so, in every language', async () => {
  expect(await historyIn()).toMatch(/Order placed .* · Customer/)
  expect(await historyIn('/tr')).toMatch(/Sipariş verildi .* · Müşteri/)
  expect(await historyIn('/ar')).toMatch(/العميل/)
})

test('money over the desk says who took it', async () => {
  const unpaid = await anOrder(db)
  id = unpaid.publicId
  await importRegister(db, { code: 'main', name: 'Merkez kasa' })
  const entry = {
    type: 'income',
    cashRegister: 'main',
    paymentType: 'cash',
    customerType: 'individual',
    note: '',
  } as const
  const cash = { ...entry, orderId: unpaid.orderId, amount: money(100_000, 'USD'), date: dayInIstanbul(now) }

  const taken = await bookCashEntry(db, admin, cash, now)

  expect(taken.ok).toBe(true)
  expect(await historyIn()).toMatch(/A part was paid [^·]*· Fatma Demir/)
})

test('a transfer says who found the last of it, and nobody where a rule did', async () => {
  await aBankAccount(db)
  const received = async (last: { by?: string }) => {
    const unpaid = await anOrder(db)
    id = unpaid.publicId
    const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
    const transfer = { token: unpaid.paymentToken, idempotencyKey: crypto.randomUUID(), payer }
    await startTransfer(aGateway(db), transfer, now)
    const [attempt] = await attemptsOf(db, unpaid.paymentToken)
    const attemptRef = attempt?.ref ?? ''
    const part = (minor: number, by: { by?: string }) =>
      confirmTransfer(db, { attemptRef, received: money(minor, 'USD'), note: '', ...by }, now)
    await part(38_000, { by: (await staffSignedIn(db, { fullName: 'Zeki Can' })).userId })
    await part(500_000, last)
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
    return historyIn()
  }

  expect(await received({ by: admin.id })).toMatch(/Paid, seats sold [^·]*· Fatma Demir/)
  expect(await received({})).not.toMatch(/Fatma Demir|Zeki Can/)
})
