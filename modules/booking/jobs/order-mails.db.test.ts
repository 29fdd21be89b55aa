import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatInstant } from '#kernel/format-date.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { confirmOrder } from '../confirm-order.server.ts'
import { extendHolds } from '../data/orders.server.ts'
import { anOrder, minutesLater, noon } from '../testing/builders.ts'
import { listOrderDocuments } from '../order-documents.server.ts'
import { anAgency } from '../testing/documents.ts'
import type { BookingWork } from './booking-work.server.ts'
import { sendOrderConfirmation, sendOrderReceived } from './send-order-mails.server.ts'
import { noRoad } from '../documents/road.ts'

/** The money of `anOrder`, all of it. */
const capture = { attemptRef: 'a', amountMinor: 538_000, isMismatch: false, isExcess: false }

const pdf = createPdfCompiler({ fontsDir: findFontsDir() })

function workOf(db: Db): BookingWork {
  return {
    db,
    pdf,
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

test.each(locales)(
  'sends contract and pre-information with the order, in the language of the order (%s)',
  async (locale: Locale) => {
    const db = await testDb()
    const { orderId, orderNo, publicId } = await anOrder(db, { change: { locale } })

    await sendOrderReceived(workOf(db), orderId, noon)
    await sendOrderReceived(workOf(db), orderId, noon)

    const mails = await listMails(db)
    expect(mails).toMatchObject([{ to: 'ayse.yilmaz@example.com', subject: expect.stringContaining(orderNo), locale }])
    expect(mails[0]?.attachments).toHaveLength(3)
    const mail = await findMail(db, mails[0]?.id ?? '')
    expect(mail?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(mail?.html).toContain(`https://kafile.example/${locale}/order/${publicId}?t=`)
    expect(mail?.html).not.toContain('—')
    expect(
      mail?.attachments.every(({ content }) => Buffer.from(content, 'base64').subarray(0, 5).toString() === '%PDF-'),
    ).toBe(true)
  },
)

test('says until when the seats of this order wait, and nothing of that once they are sold', async () => {
  const db = await testDb()
  const longer = await anOrder(db)
  const inThreeDays = minutesLater(72 * 60)
  await db.transaction().execute((tx) => extendHolds(tx, longer.orderId, inThreeDays))
  await sendOrderReceived(workOf(db), longer.orderId, noon)
  const told = await theMail(db)
  const paid = await testDb()
  const sold = await anOrder(paid)
  await confirmOrder(paid, { ...capture, orderId: sold.orderId }, minutesLater(5))
  await sendOrderReceived(workOf(paid), sold.orderId, minutesLater(6))

  expect(told).toContain(formatInstant(inThreeDays, 'tr'))
  expect(told).not.toContain(formatInstant(minutesLater(30), 'tr'))
  expect(await theMail(paid)).not.toContain('saatine kadar')
})

test.each([
  ['tr', 'Kalkışa az kaldığı için kapora alınmıyor'],
  ['en', 'Departure is near, so no deposit is taken'],
  ['ar', 'اقترب موعد المغادرة فلا تُقبل دفعة مقدّمة'],
] as const)(
  'says in %s why an order is paid at once where its tour takes deposits, and else nothing',
  async (locale, why) => {
    const today = dayInIstanbul(noon)
    const [near, far] = await Promise.all(
      [addDays(today, 20), addDays(today, 90)].map(async (departsOn) => {
        const db = await testDb()
        const { orderId } = await anOrder(db, { departsOn, change: { locale } })
        await sendOrderReceived(workOf(db), orderId, noon)
        return theMail(db)
      }),
    )

    expect(near).toContain(why)
    expect(far).not.toContain(why)
  },
)

test('whoever has no address is mailed nothing, and contract and pre-information are there all the same', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)
  await sql`update orders set email = '', city = '' where id = ${orderId}`.execute(db)

  await sendOrderReceived(workOf(db), orderId, noon)
  await confirmOrder(db, { ...capture, orderId }, minutesLater(5))
  await sendOrderConfirmation(workOf(db), { orderId, attemptRef: 'a' }, minutesLater(6))

  expect(await listMails(db)).toEqual([])
  const documents = await listOrderDocuments(db, { id: orderId })
  expect(documents).toHaveLength(4)
  expect(documents.every(({ deliveries }) => deliveries.length === 0)).toBe(true)
})

test('sends the voucher once the money has arrived', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)
  await confirmOrder(db, { ...capture, orderId }, minutesLater(5))

  await sendOrderConfirmation(workOf(db), { orderId, attemptRef: 'a' }, minutesLater(6))

  const [mail] = await listMails(db)
  expect(mail).toMatchObject({
    subject: 'Ödemeniz bize ulaştı: 2026-000001',
    attachments: ['Sefer belgesi 2026-000001.pdf'],
  })
  expect((await findMail(db, mail?.id ?? ''))?.html).toContain('5.380,00')
})

async function theMail(db: Db): Promise<string> {
  const [mail] = await listMails(db)
  return (await findMail(db, mail?.id ?? ''))?.html ?? ''
}

test('the mail of an order says when and where its journey begins, as staff entered it', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db, { change: { locale: 'tr' } })
  await sql`update departures set starts_at = '08:30', pick_up = '{"tr":"Sultanahmet","en":"","ar":""}'::jsonb`.execute(
    db,
  )

  await sendOrderReceived(workOf(db), orderId, noon)

  const [mail] = await listMails(db)
  expect((await findMail(db, mail?.id ?? ''))?.html).toMatch(/Başlangıç<.*, saat 08\.30 · Sultanahmet</)
})
