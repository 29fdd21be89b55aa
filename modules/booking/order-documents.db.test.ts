import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAgent, aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { locales } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import type { ListedDocument } from '#modules/documents/index.server.ts'
import { aRate, aRegister } from '#modules/ledger/testing/builders.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { changeDeparture, findStaffTour } from '#modules/catalog/index.server.ts'
import { aDeparture, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import { aBankAccount, aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import {
  confirmTransfer,
  listPaymentsOfSubject,
  paymentHandlers,
  startCardPayment,
  startTransfer,
} from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { bookCashEntry } from './book-cash-entry.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { bookingHandlers } from './jobs/handlers.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { findOrder as findStaffOrder } from './find-order.server.ts'
import { moveOrder } from './move-order.server.ts'
import {
  findOrderDocument,
  issueReceiptOfPayment,
  issueVoucherOf,
  listOrderDocuments,
} from './order-documents.server.ts'
import { listParties } from './data/party.server.ts'
import { anOrder, minutesLater, noon } from './testing/builders.ts'
import { agree } from './testing/party.ts'
import { anOrderWithDeposit } from './testing/parts.ts'
import { aBookingWork } from './testing/work.ts'

/** Runs every job of orders and payments, mails included. */
async function runAll(db: Db): Promise<void> {
  const handlers = [...paymentHandlers(aGateway(db)), ...bookingHandlers(aBookingWork(db))]
  for (let round = 0; round < 3; round += 1) await runDueJobs(db, handlers, new Date(Date.now() + 60_000))
}

async function pay(db: Db, token: string, change: Parameters<typeof aCardPayment>[1] = {}): Promise<void> {
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse.yilmaz@example.com', phone: '' }
  await startCardPayment(aGateway(db), aCardPayment(token, { payer, ...change }), minutesLater(5))
  await runAll(db)
}

async function fileOf(db: Db, orderId: string, document: ListedDocument | undefined) {
  const file = await findOrderDocument(db, { id: orderId }, document?.id ?? '')
  if (!file) throw new Error('no such document')
  return file
}

function ofKind(documents: ListedDocument[], kind: string): ListedDocument[] {
  return documents.filter((document) => document.kind === kind)
}

test.each(locales)('everything that is mailed for a paid order is kept, byte by byte (%s)', async (locale) => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db, { change: { locale } })

  await pay(db, paymentToken)
  await runAll(db)

  const documents = await listOrderDocuments(db, { id: orderId })
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
    'package-tour-contract',
    'pre-information-form',
    'receipt',
    'refund-agreement',
    'voucher',
  ])
  const mails = await Promise.all((await listMails(db)).map(({ id }) => findMail(db, id)))
  const mailed = mails
    .flatMap((mail) => mail?.attachments ?? [])
    .map(({ content }) => createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex'))
  expect(mails).toHaveLength(2)
  expect(mailed.toSorted()).toEqual(documents.map(({ sha256 }) => sha256).toSorted())
  expect(documents.every(({ deliveries }) => deliveries.length === 1)).toBe(true)
})

test('the receipt of a card payment has its amount, card, order and nothing open', async () => {
  const db = await testDb()
  const { orderId, orderNo, paymentToken } = await anOrder(db)
  await pay(db, paymentToken)

  const [receipt] = ofKind(await listOrderDocuments(db, { id: orderId }), 'receipt')
  const text = readPdf((await fileOf(db, orderId, receipt)).bytes)

  for (const fact of ['M-2026-000001', orderNo, '5.380,00 $', 'Visa kart, sonu 1111', 'Bakiye yoktur'])
    expect(text.replace(/M-\d{4}/, 'M-2026')).toContain(fact)
  expect(text).not.toMatch(/4111|1111 1111/)
})

test('the receipt of a transfer names its reference and no card', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { orderId, paymentToken } = await anOrder(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse.yilmaz@example.com', phone: '+905321234567' }
  await startTransfer(aGateway(db), { token: paymentToken, idempotencyKey: 't', payer }, minutesLater(1))
  const [attempt] = await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })
  const received = money(538_000, 'USD')
  await confirmTransfer(db, { attemptRef: attempt?.ref ?? '', received, note: '' }, minutesLater(60))
  await runAll(db)

  const [receipt] = ofKind(await listOrderDocuments(db, { id: orderId }), 'receipt')
  const text = readPdf((await fileOf(db, orderId, receipt)).bytes)

  for (const fact of ['Havale / EFT', attempt?.transferReference ?? 'none', '5.380,00 $']) expect(text).toContain(fact)
  expect(text).not.toMatch(/kart/i)
})

test('the receipts of cash say what was paid at the office, what has gone back since, and what is open', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  const { orderId } = await anOrder(db)
  const entry = {
    orderId,
    cashRegister: 'main',
    paymentType: 'cash',
    customerType: 'individual',
    date: dayInIstanbul(noon),
    note: '',
  } as const
  const book = (minor: number, type: 'income' | 'refund', at: Date) =>
    bookCashEntry(db, admin, { ...entry, type, amount: money(minor, 'USD') }, at)
  await book(300_000, 'income', minutesLater(5))
  await runAll(db)
  await book(100_000, 'refund', minutesLater(10))
  await book(200_000, 'income', minutesLater(15))
  await runAll(db)

  const receipts = ofKind(await listOrderDocuments(db, { id: orderId }), 'receipt')
  const texts = await Promise.all(receipts.map(async (each) => readPdf((await fileOf(db, orderId, each)).bytes)))

  expect(texts.map((text) => /Acente kasasına ödendi/.test(text) && !/kart|IBAN/i.test(text))).toEqual([true, true])
  expect(texts.find((text) => text.includes('3.000,00 $'))).toContain('2.380,00 $')
  expect(texts.find((text) => text.includes('2.000,00 $'))).toContain('1.380,00 $')
  const [note] = ofKind(await listOrderDocuments(db, { id: orderId }), 'refund-note')
  expect(readPdf((await fileOf(db, orderId, note)).bytes)).toContain('Acente kasasından elden')
})

test('a deposit gives a receipt with what is open, and the contract with the plan', async () => {
  const db = await testDb()
  await aRate(db, { base: 'USD', quote: 'TRY', rate: { value: 42, scale: 0 }, source: 'TCMB', validFrom: noon })
  const { orderId, parts } = await anOrderWithDeposit(db)
  const [deposit, rest] = parts
  await pay(db, deposit?.paymentToken ?? '')

  const documents = await listOrderDocuments(db, { id: orderId })
  const [receipt] = ofKind(documents, 'receipt')
  const said = readPdf((await fileOf(db, orderId, receipt)).bytes)
  for (const open of ['4.304,00 $', '180.768,00 ₺']) expect(said).toContain(open)
  const contracts = ofKind(documents, 'package-tour-contract')
  const texts = await Promise.all(contracts.map(async (each) => readPdf((await fileOf(db, orderId, each)).bytes)))
  expect(texts.some((text) => text.includes('1.076,00 $') && text.includes('4.304,00 $'))).toBe(true)

  await pay(db, rest?.paymentToken ?? '')
  const receipts = ofKind(await listOrderDocuments(db, { id: orderId }), 'receipt')
  expect(receipts.map(({ number }) => number?.slice(-6)).toSorted()).toEqual(['000001', '000002'])
})

test('somebody else who pays gets the receipt, made out to them, and nothing else of the order', async () => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db)
  await pay(db, paymentToken, { payer: { name: 'Mustafa Kaya', email: 'mustafa@example.com', phone: '+905321234567' } })

  const mails = (await listMails(db)).filter(({ to }) => to === 'mustafa@example.com')
  const [receipt] = ofKind(await listOrderDocuments(db, { id: orderId }), 'receipt')

  expect(mails.map(({ attachments }) => attachments)).toEqual([[`${receipt?.title}.pdf`]])
  expect(receipt?.deliveries.map(({ to }) => to).toSorted()).toEqual(['ayse.yilmaz@example.com', 'mustafa@example.com'])
})

test('whoever gave no address by telephone gets voucher and receipt in one mail at that with which they pay', async () => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db)
  await sql`update orders set email = '' where id = ${orderId}`.execute(db)
  await pay(db, paymentToken)

  const mails = await listMails(db)

  expect(mails.map(({ to, attachments }) => [to, attachments.length])).toEqual([['ayse.yilmaz@example.com', 2]])
})

test('money that goes back is noted with the calculation it follows from', async () => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db)
  await pay(db, paymentToken)
  const tomorrow = minutesLater(24 * 60)
  await cancelOrder(
    db,
    anAgent(),
    { orderId, key: 'k', by: 'customer', notice: tomorrow, travellerIds: 'all', reason: 'illness' },
    tomorrow,
  )
  await runAll(db)

  const [note] = ofKind(await listOrderDocuments(db, { id: orderId }), 'refund-note')
  const text = readPdf((await fileOf(db, orderId, note)).bytes)

  for (const fact of ['İade belgesi', '5.380,00 $', 'Rezervasyon iptali', '2 Aralık 2026', 'İptal hesabı'])
    expect(text).toContain(fact)
  expect(text).not.toContain('illness')
  expect(note?.deliveries).toHaveLength(1)
})

test('every paper names the journey that was booked when the money moved, wherever the order has been moved since', async () => {
  const db = await testDb()
  const staff = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
  const { orderId, publicId: id, paymentToken } = await anOrder(db)
  await pay(db, paymentToken)
  const [first] = (await listParties(db, orderId)).flatMap(({ people }) => people)
  const hour = minutesLater(60)
  const one = {
    orderId,
    key: 'k',
    by: 'organiser',
    notice: hour,
    travellerIds: [first?.id ?? ''],
    reason: 'x',
  } as const
  await cancelOrder(db, staff, one, hour)
  const other = await aDeparture(db, { departsOn: plainDate('2027-03-12') })
  const version = (await findStaffOrder(db, staff, id))?.version ?? 0
  const moved = await moveOrder(db, staff, { id, version, tourId: other.id, reason: 'İzin' }, minutesLater(120))
  await runAll(db)
  await cancelOrder(db, staff, { ...one, key: 'l', travellerIds: 'all' }, minutesLater(180))
  await runAll(db)
  const copy = await issueReceiptOfPayment(aBookingWork(db), { paymentToken, locale: 'en' }, new Date())

  const notes = ofKind(await listOrderDocuments(db, { id: orderId }), 'refund-note')
  const texts = await Promise.all(notes.map(async (note) => readPdf((await fileOf(db, orderId, note)).bytes)))

  expect(moved.ok).toBe(true)
  expect(texts.map((text) => [text.includes('Şubat 2027'), text.includes('Mart 2027')]).toSorted()).toEqual([
    [false, true],
    [true, false],
  ])
  const english = readPdf(copy?.bytes ?? Buffer.alloc(0))
  expect([english.includes('February 2027'), english.includes('March 2027')]).toEqual([true, false])
})

test('a receipt is there for the payment’s own page before any job has run, and is the same afterwards', async () => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db)
  await startCardPayment(aGateway(db), aCardPayment(paymentToken), minutesLater(5))

  const early = await issueReceiptOfPayment(aBookingWork(db), { paymentToken, locale: 'tr' }, new Date())
  await runAll(db)

  expect(ofKind(await listOrderDocuments(db, { id: orderId }), 'receipt').map(({ id }) => id)).toEqual([
    early?.document.id,
  ])
})

test('a payment that brought nothing has no receipt', async () => {
  const db = await testDb()
  const { paymentToken } = await anOrder(db)

  const wish = { paymentToken, locale: 'tr' } as const

  expect(await issueReceiptOfPayment(aBookingWork(db), wish, noon)).toBeUndefined()
})

test('a voucher is issued again only when the order has changed', async () => {
  const db = await testDb()
  const { orderId, paymentToken } = await anOrder(db)
  await pay(db, paymentToken)
  const issue = async () => {
    const order = await findOrder(db, { id: orderId })
    return order && issueVoucherOf(aBookingWork(db), order, 'tr', new Date())
  }

  const [first, again] = [await issue(), await issue()]
  const [leaving] = (await findOrder(db, { id: orderId }))?.tours[0]?.passengers ?? []
  await cancelOrder(
    db,
    anAgent(),
    {
      orderId,
      key: 'k',
      by: 'customer',
      notice: minutesLater(60),
      travellerIds: [leaving?.id ?? ''],
      reason: '',
    },
    minutesLater(60),
  )
  const changed = await issue()

  expect(again?.document.id).toBe(first?.document.id)
  expect(changed?.document.id).not.toBe(first?.document.id)
})

test('other terms of a traveller make another contract and another voucher, mailed with what is new; the earlier ones stay', async () => {
  const db = await testDb()
  const { orderId, publicId, paymentToken } = await anOrder(db)
  await pay(db, paymentToken)
  const [party] = await listParties(db, orderId)
  const extras = [{ name: 'Balkonlu oda', amount: money(12_000, 'USD') }]
  const wish = { travellerId: party?.people[0]?.id ?? '', fare: 'quad', extras, discount: { amount: money(0, 'USD') } }

  await agree(db, publicId, wish)
  await runAll(db)
  await runAll(db)

  const documents = await listOrderDocuments(db, { id: orderId })
  const contracts = ofKind(documents, 'package-tour-contract')
  expect([contracts.length, ofKind(documents, 'voucher').length]).toEqual([2, 2])
  const text = readPdf((await fileOf(db, orderId, contracts[0])).bytes)
  for (const fact of ['Balkonlu oda', '5.000,00']) expect(text).toContain(fact)
  const [mail] = (await listMails(db)).filter(({ subject }) => subject.startsWith('Rezervasyonunuz değişti'))
  const html = (await findMail(db, mail?.id ?? ''))?.html ?? ''
  for (const fact of ['Yeni toplam', '5.000,00', 'sözleşme ektedir']) expect(html).toContain(fact)
  expect(mail?.attachments).toHaveLength(4)
})

test('a flight at another hour makes another voucher', async () => {
  const db = await testDb()
  await someAirports(db)
  const { orderId, tourId, paymentToken } = await anOrder(db)
  await pay(db, paymentToken)
  const issue = async () => {
    const order = await findOrder(db, { id: orderId })
    return order && issueVoucherOf(aBookingWork(db), order, 'tr', new Date())
  }
  const fly = async (flight: ReturnType<typeof aTimedFlight>) => {
    const departure = (await findStaffTour(db, aStaffMember(), tourId))?.departure
    if (!departure) throw new Error(`no departure ${tourId}`)
    const draft = { ...departure.draft, flightTimes: [flight] }
    await changeDeparture(db, aStaffMember(), { id: tourId, version: 'any', draft }, noon)
  }

  await fly(aTimedFlight())
  const [first, again] = [await issue(), await issue()]
  await fly(aTimedFlight({ leavesAt: '09:40', arrivesAt: '13:15' }))
  const changed = await issue()

  expect(again?.document.id).toBe(first?.document.id)
  expect(changed?.document.id).not.toBe(first?.document.id)
})
