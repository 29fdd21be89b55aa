import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import {
  listPaymentsOfSubject,
  listRefundsOfSubject,
  nameRefundPayee,
  paymentHandlers,
  requestRefund,
  settleRefund,
  startCardPayment,
} from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import { aReceivedTransferFor } from '#modules/payments/testing/a-captured-payment.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { noteLinkRefund } from './note-link-refund.server.ts'
import {
  findLinkDocument,
  findPaymentLink,
  issueLinkCopy,
  listLinkDocuments,
  paymentLinkHandlers,
} from './index.server.ts'
import { aLink, aLinkWork } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')

test.each(['tr', 'en', 'ar'] as const)(
  'whoever paid a link gets the note of what went back, once (%s)',
  async (locale) => {
    const db = await testDb()
    const { admin, id, refundRef } = await aRefundedLink(db, locale)

    await noteLinkRefund(
      db,
      { linkId: id, refundRef, outcome: 'succeeded', amountMinor: 16_000, currency: 'USD' },
      noon,
    )
    await workOff(db)

    const notes = (await listLinkDocuments(db, admin, id)).filter(({ kind }) => kind === 'refund-note')
    expect(notes).toMatchObject([{ locale, number: expect.stringMatching(/^I-\d{4}-000001$/), isOriginal: true }])
    const sent = await mailsTo(db, 'ayse@example.com', subjects[locale])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.html).toMatch(/160[.,]00/)
    expect(sent[0]?.html).not.toMatch(/\{\w+\}/)
    expect(sent[0]?.attachments.map(({ content }) => hashOf(content))).toEqual([notes[0]?.sha256])
  },
)

test('the history of a link says what went back, once', async () => {
  const db = await testDb()
  const { admin, id, refundRef } = await aRefundedLink(db)

  await noteLinkRefund(db, { linkId: id, refundRef, outcome: 'succeeded', amountMinor: 16_000, currency: 'USD' }, noon)

  const link = await findPaymentLink(db, admin, id)
  expect(link?.history.map(({ kind, refunded }) => [kind, refunded])).toEqual([
    ['refunded', money(16_000, 'USD')],
    ['completed', null],
    ['created', null],
  ])
})

test('a refund that its provider refused is written down and told to nobody', async () => {
  const db = await testDb()
  const { admin, id } = await aLink(db)
  const failed = { linkId: id, refundRef: 'r', outcome: 'failed', amountMinor: 1, currency: 'USD' } as const

  await noteLinkRefund(db, failed, noon)
  await workOff(db)

  expect((await findPaymentLink(db, admin, id))?.history[0]).toMatchObject({ kind: 'refund-failed' })
  expect(await listMails(db)).toEqual([])
})

test('what a transfer brought above the price is told when it is promised and when it was sent', async () => {
  const db = await testDb()
  const { admin, id, token } = await aLink(db)
  await aReceivedTransferFor(db, token, money(116_500, 'USD'))
  await workOff(db)
  const [attempt] = await listPaymentsOfSubject(db, { kind: 'link', ref: id })
  const [promise] = await mailsTo(db, 'ayse@example.com', 'Fazla ödemeniz')
  const refundRef = await onlyRefundOf(db, id)
  await nameRefundPayee(db, { ref: refundRef, iban: 'TR330006100519786457841326', name: 'Ayşe Yılmaz' }, noon)
  await settleRefund(db, { ref: refundRef, outcome: 'succeeded', note: 'EFT 12' }, noon)

  await workOff(db)

  expect(attempt?.captured).toEqual(money(116_500, 'USD'))
  expect(promise?.html).toMatch(/5[.,]00/)
  expect((await mailsTo(db, 'ayse@example.com', 'İadeniz'))[0]?.html).toContain('1326')
  expect((await listLinkDocuments(db, admin, id)).map(({ kind }) => kind).toSorted()).toEqual([
    'receipt',
    'refund-note',
  ])
})

test('staff read the note and get a copy in another language under the same number', async () => {
  const db = await testDb()
  const { admin, id } = await aRefundedLink(db)
  const note = (await listLinkDocuments(db, admin, id)).find(({ kind }) => kind === 'refund-note')
  const documentId = note?.id ?? ''

  const copy = await issueLinkCopy(aLinkWork(db), admin, { linkId: id, documentId, locale: 'en' }, noon)

  expect(copy?.document).toMatchObject({ locale: 'en', number: note?.number, isOriginal: false })
  expect(await findLinkDocument(db, admin, { linkId: 'pl_another', documentId })).toBeUndefined()
  const none = await issueLinkCopy(aLinkWork(db), admin, { linkId: 'pl_another', documentId, locale: 'en' }, noon)
  expect(none).toBeUndefined()
})

test('the note of a link names its title, its number, the amount and whose money it is', async () => {
  const db = await testDb()
  const { admin, id } = await aRefundedLink(db)
  const note = (await listLinkDocuments(db, admin, id)).find(({ kind }) => kind === 'refund-note')

  const file = await findLinkDocument(db, admin, { linkId: id, documentId: note?.id ?? '' })

  const text = readPdf(file?.bytes ?? new Uint8Array())
  for (const fact of ['Umre, kalan ödeme', '160,00 $', 'Ayşe Yılmaz']) expect(text).toContain(fact)
  // A number with hyphens may go on in the next line of its column.
  expect(text.replace(/\s+/g, '')).toContain(id)
})

const subjects: Record<Locale, string> = { tr: 'İadeniz', en: 'Your refund', ar: 'أُرسل المبلغ' }

/** A link of 1,160.00 USD that was paid by card, of which 160.00 USD has gone back. */
async function aRefundedLink(db: Db, locale: Locale = 'tr') {
  const link = await aLink(db, { locale })
  await startCardPayment(aGateway(db), aCardPayment(link.token), noon)
  const [attempt] = await listPaymentsOfSubject(db, { kind: 'link', ref: link.id })
  const wish = { key: 'k', attemptRef: attempt?.ref ?? '', amount: money(16_000, 'USD'), reason: 'agreed' }
  const requested = await requestRefund(db, { ...wish, cause: 'manual' }, noon)
  if (!requested.ok) throw new Error(requested.error.code)
  await workOff(db)
  return { ...link, refundRef: requested.value.ref }
}

async function workOff(db: Db): Promise<void> {
  const handlers = [...paymentHandlers(aGateway(db)), ...paymentLinkHandlers(aLinkWork(db))]
  await runDueJobs(db, handlers, new Date(Date.now() + 60_000))
}

async function onlyRefundOf(db: Db, linkId: string): Promise<string> {
  const refunds = await listRefundsOfSubject(db, { kind: 'link', ref: linkId })
  return refunds.map(({ ref }) => ref).join()
}

async function mailsTo(db: Db, to: string, subject = '') {
  const mails = (await listMails(db)).filter((mail) => mail.to === to && mail.subject.startsWith(subject))
  return Promise.all(mails.map(({ id }) => findMail(db, id)))
}

function hashOf(content: string): string {
  return createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex')
}
