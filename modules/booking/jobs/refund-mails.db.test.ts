import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { anAgent, aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aRate, aRegister } from '#modules/ledger/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { waitingJobs } from '#modules/payments/testing/waiting-jobs.ts'
import { listRefundsOfSubject, startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway, attemptsOf } from '#modules/payments/testing/builders.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { bookCashEntry } from '../book-cash-entry.server.ts'
import { cancelOrder } from '../cancel-order.server.ts'
import { findOrder } from '../data/read-orders.server.ts'
import { findOrder as findStaffOrder } from '../find-order.server.ts'
import { moveOrder } from '../move-order.server.ts'
import { takeCashBack } from '../take-cash-back.server.ts'
import { aPaidOrder, moneyHandlers } from '../testing/a-paid-order.ts'
import { anOrder, minutesLater } from '../testing/builders.ts'
import { anAgency } from '../testing/documents.ts'
import type { BookingWork } from './booking-work.server.ts'
import { cashReversed, refundSent } from './queues.server.ts'
import { sendReceipt } from './send-receipts.server.ts'
import { sendCashReversed, sendOrderCancelled, sendRefundPromised, sendRefundSent } from './send-refund-mails.server.ts'
import { noRoad } from '../documents/road.ts'

const tomorrow = minutesLater(24 * 60)

function workOf(db: Db): BookingWork {
  return {
    db,
    pdf: createPdfCompiler({ fontsDir: findFontsDir() }),
    agency: async (locale) => anAgency(locale),
    sellerOf: async () => undefined,
    roadOf: async () => noRoad,
    pocketUrl: (locale, publicId, token) => `https://kafile.example/${locale}/order/${publicId}/pocket?p=${token}`,
    orderUrl: (locale, publicId) => `https://kafile.example/${locale}/order/${publicId}`,
    seatsUrl: (locale, publicId) => `https://kafile.example/${locale}/order/${publicId}/keep-seats`,
    guardianUrl: (locale, token) => `https://kafile.example/${locale}/guardian/${token}`,
    paymentUrl: (locale, token) => `https://kafile.example/${locale}/payment/${token}`,
  }
}

test.each(locales)(
  'a cancellation is told once with its figures and reasons, as is the money sent (%s)',
  async (locale) => {
    const db = await testDb()
    const { orderId } = await aPaidOrder(db, { change: { locale } })
    const cancelled = await cancelOrder(
      db,
      anAgent(),
      { orderId, key: 'k', by: 'customer', notice: tomorrow, travellerIds: 'all', reason: 'illness' },
      tomorrow,
    )
    if (!cancelled.ok) throw new Error(cancelled.error.code)
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
    const [sent] = await waitingJobs(db, refundSent)

    await sendOrderCancelled(workOf(db), cancelled.value.cancellationId)
    await sendOrderCancelled(workOf(db), cancelled.value.cancellationId)
    await sendRefundSent(workOf(db), { orderId, refundRef: sent?.refundRef ?? '' }, new Date())

    const mails = await Promise.all((await listMails(db)).map(({ id }) => findMail(db, id)))
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(mail?.html).toMatch(/5[.,]380[.,]00/)
      expect(mail?.html).not.toMatch(/—|\{\w+\}/)
    }
  },
)

test.each(locales)('whoever leaves is named, and the others keep their places (%s)', async (locale) => {
  const db = await testDb()
  const { orderId } = await aPaidOrder(db, { change: { locale } })
  const order = await findOrder(db, { id: orderId })
  const [leaving, staying] = order?.tours[0]?.passengers ?? []
  const cancelled = await cancelOrder(
    db,
    anAgent(),
    { orderId, key: 'k', by: 'customer', notice: tomorrow, travellerIds: [leaving?.id ?? ''], reason: 'illness' },
    tomorrow,
  )
  if (!cancelled.ok) throw new Error(cancelled.error.code)

  await sendOrderCancelled(workOf(db), cancelled.value.cancellationId)

  const [listed] = await listMails(db)
  const html = (await findMail(db, listed?.id ?? ''))?.html ?? ''
  expect(html).toContain(`${leaving?.firstName} ${leaving?.lastName}`)
  expect(html).not.toContain(`: ${staying?.firstName} ${staying?.lastName}`)
  expect(html).toMatch({ tr: /Öteki yolcuların yeri/, en: /All other travellers keep/, ar: /سائر المسافرين/ }[locale])
  expect(html).not.toMatch({ tr: /sözleşme koşulları gereği/, en: /cancelled your booking/, ar: /ألغينا حجزك/ }[locale])
  expect(html).not.toMatch(/—|\{\w+\}|undefined/)
})

test('nobody is told when money arrives where none goes back', async () => {
  const db = await testDb()
  const { orderId } = await aPaidOrder(db, { change: { locale: 'en' } })
  const afterDeparture = minutesLater(20 * 365 * 24 * 60)
  const cancelled = await cancelOrder(
    db,
    anAgent(),
    { orderId, key: 'k', by: 'customer', notice: afterDeparture, travellerIds: 'all', reason: 'illness' },
    afterDeparture,
  )
  if (!cancelled.ok) throw new Error(cancelled.error.code)

  await sendOrderCancelled(workOf(db), cancelled.value.cancellationId)

  const [listed] = await listMails(db)
  const html = (await findMail(db, listed?.id ?? ''))?.html ?? ''
  expect(html).toContain('$0.00 goes back to you')
  expect(html).not.toContain('the way you paid')
})

test.each(locales)(
  'cash that went back at the desk, and cash that never was there, are told each in words of its own (%s)',
  async (locale) => {
    const db = await testDb()
    const { admin } = await aRegister(db)
    const { orderId } = await anOrder(db, { change: { locale } })
    const entry = {
      orderId,
      cashRegister: 'main',
      paymentType: 'cash',
      customerType: 'individual',
      date: dayInIstanbul(tomorrow),
      note: '',
    } as const
    const taken = await bookCashEntry(db, admin, { ...entry, type: 'income', amount: money(100_000, 'USD') }, tomorrow)
    await takeCashBack(db, admin, { id: taken.ok ? taken.value.id : '', note: '' }, tomorrow)
    await bookCashEntry(db, admin, { ...entry, type: 'income', amount: money(538_000, 'USD') }, tomorrow)
    await bookCashEntry(db, admin, { ...entry, type: 'refund', amount: money(38_000, 'USD') }, tomorrow)
    const [reversal] = await waitingJobs(db, cashReversed)
    const [sent] = await waitingJobs(db, refundSent)
    if (!reversal || !sent) throw new Error('nothing to mail')

    await sendCashReversed(workOf(db), reversal)
    await sendCashReversed(workOf(db), reversal)
    await sendRefundSent(workOf(db), sent, new Date())

    const mails = await Promise.all((await listMails(db)).map(({ id }) => findMail(db, id)))
    const bodies = mails.map((mail) => mail?.html ?? '')
    expect(bodies).toHaveLength(2)
    expect(bodies.find((html) => /1[.,]000[.,]00/.test(html))).toMatch(
      { tr: /kaydını geri aldık/, en: /taken back the entry/, ar: /ألغينا قيد دفعتك/ }[locale],
    )
    expect(bodies.find((html) => html.includes('380'))).toMatch(
      { tr: /ofisimizde ödedik/, en: /at our office/, ar: /في مكتبنا/ }[locale],
    )
    expect(bodies.join('')).not.toMatch(/—|\{\w+\}|undefined/)
  },
)

test.each(locales)(
  'what went back in other money is told with its rate and what it counts for (%s)',
  async (locale) => {
    const db = await testDb()
    const { admin } = await aRegister(db)
    const { orderId } = await anOrder(db, { change: { locale } })
    const rate = { value: 415, scale: 1 }
    await aRate(db, { base: 'USD', quote: 'TRY', rate, source: 'TCMB', validFrom: tomorrow })
    const desk = { cashRegister: 'main', paymentType: 'cash', customerType: 'individual', note: '' } as const
    const entry = { ...desk, orderId, date: dayInIstanbul(tomorrow) }
    await bookCashEntry(db, admin, { ...entry, type: 'income', amount: money(538_000, 'USD') }, tomorrow)
    await bookCashEntry(db, admin, { ...entry, type: 'refund', amount: money(415_000, 'TRY') }, tomorrow)
    const [sent] = await waitingJobs(db, refundSent)
    if (!sent) throw new Error('nothing to mail')

    await sendRefundSent(workOf(db), sent, new Date())

    const [mail] = await listMails(db)
    const html = (await findMail(db, mail?.id ?? ''))?.html ?? ''
    for (const amount of [/4[.,]150[.,]00/, /100[.,]00/, /1 USD = 41[.,]5 TRY/]) expect(html).toMatch(amount)
    expect(html).toMatch({ tr: /karşılığıdır/, en: /At the rate of/, ar: /بسعر صرف يوم/ }[locale])
    expect(html).not.toMatch(/—|\{\w+\}|undefined/)
  },
)

test('mails about money of the past name the journey it was paid for and what that cost, wherever the order has been moved', async () => {
  const db = await testDb()
  const staff = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
  const { orderId, publicId, paymentToken } = await anOrder(db, { change: { locale: 'en' } })
  const payer = { name: 'Mustafa Kaya', email: 'mustafa@example.com', phone: '' }
  await startCardPayment(aGateway(db), aCardPayment(paymentToken, { payer }), minutesLater(5))
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  const [attempt] = await attemptsOf(db, paymentToken)
  const [leaving] = (await findOrder(db, { id: orderId }))?.tours[0]?.passengers ?? []
  const notice = minutesLater(60)
  const wish = { orderId, key: 'k', by: 'organiser', notice, travellerIds: [leaving?.id ?? ''], reason: 'x' } as const
  const cancelled = await cancelOrder(db, staff, wish, notice)
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  const [sent] = await waitingJobs(db, refundSent)
  const refundRef = sent?.refundRef ?? ''
  const { id: tourId } = await aDeparture(db, {
    departsOn: '2027-03-12',
    fares: [{ fare: 'double', amountMinor: 400_000 }],
  })
  const version = (await findStaffOrder(db, staff, publicId))?.version ?? 0
  const moved = await moveOrder(db, staff, { id: publicId, version, tourId, reason: 'x' }, minutesLater(120))

  await sendOrderCancelled(workOf(db), cancelled.ok ? cancelled.value.cancellationId : '')
  await sendRefundPromised(workOf(db), { orderId, refundRef, cause: 'excess' })
  await sendRefundSent(workOf(db), { orderId, refundRef }, tomorrow)
  await sendReceipt(workOf(db), { orderId, attemptRef: attempt?.ref ?? '' }, tomorrow)

  const mails = await Promise.all((await listMails(db)).map(({ id }) => findMail(db, id)))
  expect(moved).toMatchObject({ ok: true })
  expect(mails).toHaveLength(4)
  for (const mail of mails) {
    expect(mail?.html).toContain('February 2027')
    expect(mail?.html).not.toContain('March 2027')
    expect(mail?.html).toContain('$5,380.00')
  }
})

test.each(['excess', 'seats-missing'] as const)('money that goes back by itself is told (%s)', async (cause) => {
  const db = await testDb()
  const { orderId } = await aPaidOrder(db)
  await cancelOrder(
    db,
    anAgent(),
    { orderId, key: 'k', by: 'organiser', notice: tomorrow, travellerIds: 'all', reason: 'too few travellers' },
    tomorrow,
  )
  const [refund] = await listRefundsOfSubject(db, { kind: 'order', ref: orderId })

  await sendRefundPromised(workOf(db), { orderId, refundRef: refund?.ref ?? '', cause })

  const [mail] = await listMails(db)
  expect((await findMail(db, mail?.id ?? ''))?.html).toMatch(/5[.,]380[.,]00/)
})
