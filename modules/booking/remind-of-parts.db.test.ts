import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { addDays, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listHistory } from './data/history.server.ts'
import type { BookingWork } from './jobs/booking-work.server.ts'
import { sendPartPaid, sendPartReminder, sendShareMail } from './jobs/send-part-mails.server.ts'
import { remindOfParts } from './remind-of-parts.server.ts'
import { sharePart } from './share-part.server.ts'
import { agreeTo } from '#platform/messages/testing/a-message.ts'
import { minutesLater, noon } from './testing/builders.ts'
import { anAgency } from './testing/documents.ts'
import { aBookedOrder, anOrderWithDeposit, capture } from './testing/parts.ts'
import { noRoad } from './documents/road.ts'

const dueOn = plainDate('2027-01-13')
const payer = { name: 'Zeynep Kaya', email: 'zeynep@example.com' }

function at(daysBefore: number, hour = 10): Date {
  return new Date(startInIstanbul(addDays(dueOn, -daysBefore)).getTime() + hour * 3_600_000)
}

function workOf(db: Db): BookingWork {
  return {
    db,
    pdf: createPdfCompiler({ fontsDir: findFontsDir() }),
    agency: async (locale) => anAgency(locale),
    sellerOf: async () => undefined,
    roadOf: async () => noRoad,
    pocketUrl: (locale, publicId, token) => `https://kafile.example/${locale}/order/${publicId}/pocket?p=${token}`,
    orderUrl: (locale, publicId, accessToken) => `https://kafile.example/${locale}/order/${publicId}?t=${accessToken}`,
    seatsUrl: (locale, publicId) => `https://kafile.example/${locale}/order/${publicId}/keep-seats`,
    guardianUrl: (locale, token) => `https://kafile.example/${locale}/guardian/${token}`,
    paymentUrl: (locale, token) => `https://kafile.example/${locale}/payment/${token}`,
  }
}

test('reminds a week before, a day before and on the day, each once', async () => {
  const db = await testDb()
  const { orderId } = await aBookedOrder(db)
  const written: number[] = []

  for (const days of [8, 7, 7, 6, 1, 0, 0, -1]) written.push(await remindOfParts(db, at(days)))

  expect(written).toEqual([0, 1, 0, 0, 1, 1, 0, 0])
  const noted = (await listHistory(db, orderId)).filter(({ kind }) => kind === 'part-reminded')
  expect(noted.map(({ facts }) => facts['daysBefore'])).toEqual([7, 1, 0])
})

test('asks nobody for money at night', async () => {
  const db = await testDb()
  await aBookedOrder(db)

  expect([await remindOfParts(db, at(7, 8)), await remindOfParts(db, at(7, 20))]).toEqual([0, 0])
})

test('reminds nobody who has paid, and nobody of an order that is not booked', async () => {
  const db = await testDb()
  const paid = await aBookedOrder(db)
  await capture(db, paid.orderId, paid.rest, minutesLater(60))
  await anOrderWithDeposit(db)

  expect(await remindOfParts(db, at(7))).toBe(0)
})

test.each(testEngines)('two processes write one reminder (%s)', async (engine) => {
  const { db } = await testDatabase(engine)
  await aBookedOrder(db)

  const written = await Promise.all([remindOfParts(db, at(7)), remindOfParts(db, at(7)), remindOfParts(db, at(7))])

  expect(written.reduce((all, count) => all + count, 0)).toBe(1)
})

test('who agreed to WhatsApp is reminded there with amount, day and address, and the mail waits', async () => {
  const db = await testDb()
  const { rest } = await aBookedOrder(db)
  const { rows } = await sql<{ phone: string }>`select phone from orders`.execute(db)
  await agreeTo(db, ['whatsapp'], rows[0]?.phone ?? '')

  await sendPartReminder(workOf(db), { partId: rest.id, daysBefore: 7 })

  const { rows: messages } = await sql<{ template: string; body: string }>`select template, body from messages`.execute(
    db,
  )
  expect(messages).toEqual([
    { template: 'payment_due', body: expect.stringMatching(/4\.304,00.*13 Ocak 2027\. Ödemeyi https:\/\/kafile/) },
  ])
  expect(await listMails(db)).toEqual([])
})

test.each(['tr', 'en', 'ar'] as const)('a reminder says amount, day and address, once (%s)', async (locale) => {
  const db = await testDb()
  const { rest, orderNo } = await aBookedOrder(db, { change: { locale } })

  await sendPartReminder(workOf(db), { partId: rest.id, daysBefore: 7 })
  await sendPartReminder(workOf(db), { partId: rest.id, daysBefore: 7 })

  const mails = await listMails(db)
  expect(mails).toMatchObject([{ to: 'ayse.yilmaz@example.com', subject: expect.stringContaining(orderNo), locale }])
  const html = (await findMail(db, mails[0]?.id ?? ''))?.html ?? ''
  expect(html).toContain(`https://kafile.example/${locale}/payment/${rest.paymentToken}`)
  expect(html).toMatch(/4[.,]304[.,]00/)
  expect(html).not.toContain('—')
})

test('no mail goes to whoever has paid between the note and the mail', async () => {
  const db = await testDb()
  const { orderId, rest } = await aBookedOrder(db)
  await capture(db, orderId, rest, minutesLater(60))

  await sendPartReminder(workOf(db), { partId: rest.id, daysBefore: 7 })

  expect(await listMails(db)).toEqual([])
})

test('the deposit is answered with what is left and when, without a voucher', async () => {
  const db = await testDb()
  const { orderId, deposit } = await aBookedOrder(db)

  await sendPartPaid(workOf(db), { orderId, attemptRef: 'a', amountMinor: deposit.amount.minor }, noon)

  const [mail] = await listMails(db)
  expect(mail).toMatchObject({
    subject: 'Ön ödemeniz bize ulaştı: 2026-000001',
    attachments: ['Paket Tur Sözleşmesi 2026-000001.pdf'],
  })
  const html = (await findMail(db, mail?.id ?? ''))?.html ?? ''
  expect(html).toContain('1.076,00')
  expect(html).toContain('4.304,00')
  expect(html).toContain('13 Ocak 2027')
})

test('who takes over a share gets its address, and nothing of the order', async () => {
  const db = await testDb()
  const { orderId, rest, accessToken } = await aBookedOrder(db)
  const amount = money(200_000, 'USD')
  const shared = await sharePart(db, { orderId, partId: rest.id, amount, payer }, noon)
  const share = shared.ok ? shared.value.share : undefined

  await sendShareMail(workOf(db), { partId: share?.id ?? '' })

  const [mail] = await listMails(db)
  expect(mail).toMatchObject({ to: payer.email, subject: 'Ayşe Yılmaz adına ödeme: 2026-000001' })
  const html = (await findMail(db, mail?.id ?? ''))?.html ?? ''
  expect(html).toContain('Sayın Zeynep Kaya')
  expect(html).toContain(`/tr/payment/${share?.paymentToken}`)
  expect(html).not.toContain(accessToken)
  expect(html).not.toContain('5.380,00')
})
