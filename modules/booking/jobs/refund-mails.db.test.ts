import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { waitingJobs } from '#modules/payments/testing/waiting-jobs.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { cancelOrder } from '../cancel-order.server.ts'
import { aPaidOrder, moneyHandlers } from '../testing/a-paid-order.ts'
import { minutesLater } from '../testing/builders.ts'
import { anAgency } from '../testing/documents.ts'
import type { BookingWork } from './booking-work.server.ts'
import { refundSent } from './queues.server.ts'
import { sendOrderCancelled, sendRefundPromised, sendRefundSent } from './send-refund-mails.server.ts'

const tomorrow = minutesLater(24 * 60)

function workOf(db: Db): BookingWork {
  return {
    db,
    pdf: createPdfCompiler({ fontsDir: findFontsDir() }),
    agency: async (locale) => anAgency(locale),
    orderUrl: (locale, publicId) => `https://kafile.example/${locale}/order/${publicId}`,
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

test.each(['excess', 'seats-missing'] as const)('money that goes back by itself is told (%s)', async (cause) => {
  const db = await testDb()
  const { orderId } = await aPaidOrder(db)
  await cancelOrder(
    db,
    { orderId, key: 'k', by: 'organiser', notice: tomorrow, travellerIds: 'all', reason: 'too few travellers' },
    tomorrow,
  )
  const [refund] = await listRefundsOfSubject(db, { kind: 'order', ref: orderId })

  await sendRefundPromised(workOf(db), { orderId, refundRef: refund?.ref ?? '', cause })

  const [mail] = await listMails(db)
  expect((await findMail(db, mail?.id ?? ''))?.html).toMatch(/5[.,]380[.,]00/)
})
