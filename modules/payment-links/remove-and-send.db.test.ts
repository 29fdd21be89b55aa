import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findPaymentPage, startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { noteChoice } from '#platform/messages/choices.server.ts'
import { agreeTo } from '#platform/messages/testing/a-message.ts'
import { testDb } from '#tests/setup/test-db.ts'
import {
  archivePaymentLink,
  changePaymentLink,
  findPaymentLink,
  paymentLinkHandlers,
  removePaymentLink,
  sendPaymentLink,
} from './index.server.ts'
import { aLink, aLinkWork } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = new Date('2027-03-01T12:05:00Z')
const NEEDS_3DS = '4000 0000 0000 3220'

test('a removed link is gone for staff, and can no longer be paid', async () => {
  const db = await testDb()
  const { admin, id, token } = await aLink(db)

  const removed = await removePaymentLink(db, admin, { id }, later)

  expect(removed.ok).toBe(true)
  expect(await findPaymentLink(db, admin, id)).toBeUndefined()
  expect(await findPaymentPage(aGateway(db), token, later)).toMatchObject({ state: { kind: 'cancelled' } })
  expect(await removePaymentLink(db, admin, { id }, later)).toEqual({ ok: false, error: { code: 'link-not-found' } })
})

test('a link that is being paid is not removed', async () => {
  const db = await testDb()
  const { admin, id, token } = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(token, { number: NEEDS_3DS }), noon)

  expect(await removePaymentLink(db, admin, { id }, later)).toEqual({
    ok: false,
    error: { code: 'payment-in-progress' },
  })
})

test('a paid link is not removed, even before it is noted as paid; it is archived', async () => {
  const db = await testDb()
  const { admin, id, token } = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(token), noon)
  const completed = { ok: false, error: { code: 'link-completed' } }

  expect(await removePaymentLink(db, admin, { id }, later)).toEqual(completed)
  expect(await archivePaymentLink(db, admin, id, later)).toEqual({ ok: false, error: { code: 'still-pending' } })
  await work(db)
  expect(await removePaymentLink(db, admin, { id }, later)).toEqual(completed)
  expect(await archivePaymentLink(db, admin, id, later)).toMatchObject({ ok: true })
  expect(await archivePaymentLink(db, admin, id, later)).toMatchObject({ ok: true })

  const found = await findPaymentLink(db, admin, id)
  expect([found?.isArchived, found?.history.map(({ kind }) => kind)]).toEqual([
    true,
    ['archived', 'completed', 'created'],
  ])
})

test.each([
  ['tr', 'Ödeme bağlantınız: Umre, kalan ödeme', '1.160,00'],
  ['en', 'Your payment link: Umre, kalan ödeme', '$1,160.00'],
  ['ar', 'رابط الدفع الخاص بك: Umre, kalan ödeme', '1,160.00'],
] as const)('a link is mailed in its language: %s', async (locale, subject, amount) => {
  const db = await testDb()
  const { admin, id, token } = await aLink(db, { locale, expiresAt: new Date('2027-03-09T15:00:00Z') })

  await sendPaymentLink(db, admin, id, later)
  await work(db)

  const [mail, ...others] = await listMails(db)
  expect([mail?.to, mail?.subject, others]).toEqual(['hatice@example.com', subject, []])
  const html = (await findMail(db, mail?.id ?? ''))?.html
  for (const fact of [amount, `https://kafile.test/${locale}/payment/${token}`]) expect(html).toContain(fact)
})

test('every sending is a mail of its own, and a job that runs twice mails once', async () => {
  const db = await testDb()
  const { admin, id } = await aLink(db)

  await sendPaymentLink(db, admin, id, later)
  await sendPaymentLink(db, admin, id, later)
  await work(db)
  const [, handler] = paymentLinkHandlers(aLinkWork(db))
  const sent = (await findPaymentLink(db, admin, id))?.history.find(({ kind }) => kind === 'sent')
  await handler?.run({ linkId: id, eventId: sent?.id }, later)

  expect(await listMails(db)).toHaveLength(2)
})

test('a link goes to the telephone by the way that was agreed to, once a sending, and the mail waits', async () => {
  const db = await testDb()
  const { admin, id, token } = await aLink(db)
  await agreeTo(db, ['whatsapp'], '+905320000000')

  await sendPaymentLink(db, admin, id, later, 'telephone')
  await work(db)
  const [, handler] = paymentLinkHandlers(aLinkWork(db))
  const sent = (await findPaymentLink(db, admin, id))?.history.find(({ kind }) => kind === 'sent')
  await handler?.run({ linkId: id, eventId: sent?.id, by: 'telephone' }, later)

  const { rows } = await sql<{ template: string; body: string; email: string }>`
    select template, body, email from messages`.execute(db)
  expect(rows).toEqual([
    {
      template: 'payment_link',
      body: expect.stringContaining(`/tr/payment/${token} adresinden`),
      email: 'hatice@example.com',
    },
  ])
  expect(rows[0]?.body).toContain('1.160,00')
  expect([await listMails(db), sent?.note]).toEqual([[], '+905320000000'])
})

test('nothing goes to the telephone of whoever did not agree to it', async () => {
  const db = await testDb()
  const { admin, id } = await aLink(db)

  const sent = await sendPaymentLink(db, admin, id, later, 'telephone')

  expect(sent).toEqual({ ok: false, error: { code: 'way-not-agreed' } })
  expect((await findPaymentLink(db, admin, id))?.history.map(({ kind }) => kind)).toEqual(['created'])
})

test('who took back their word before it left gets the mail', async () => {
  const db = await testDb()
  const { admin, id } = await aLink(db)
  const phone = '+905320000000'
  await agreeTo(db, ['sms'], phone)
  await sendPaymentLink(db, admin, id, later, 'telephone')
  await noteChoice(db, { phone, way: 'sms', isAgreed: false, source: 'staff' }, later)

  await work(db)

  expect((await listMails(db)).map(({ to }) => to)).toEqual(['hatice@example.com'])
})

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['expired', { expiresAt: noon }],
] as const)('a link that is %s is not sent', async (_case, change) => {
  const db = await testDb()
  const { admin, id } = await aLink(db)
  await changePaymentLink(db, admin, { id, version: 1, change }, later)

  expect(await sendPaymentLink(db, admin, id, later)).toEqual({ ok: false, error: { code: 'not-payable' } })
})

test('whoever paid is thanked in the language of the link, and the agency is told, once', async () => {
  const db = await testDb()
  const { token } = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(token), noon)

  await work(db)

  const mails = await listMails(db)
  expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    ['ayse@example.com', 'Ödemenizi aldık: Umre, kalan ödeme'],
    ['ofis@kafile.test', 'Ödeme bağlantısı ödendi: Umre, kalan ödeme'],
  ])
})

function work(db: Db) {
  return runDueJobs(db, paymentLinkHandlers(aLinkWork(db)), later)
}
