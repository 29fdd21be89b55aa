import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listDocuments } from '#modules/documents/index.server.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { issueReceiptOfLink, paymentLinkHandlers } from './index.server.ts'
import { aLink, aLinkWork } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')

async function aPaidLink(db: Db) {
  const link = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(link.token), noon)
  await runDueJobs(db, paymentLinkHandlers(aLinkWork(db)), new Date(Date.now() + 60_000))
  return link
}

test('the mail that thanks for a paid link carries its receipt as it is kept', async () => {
  const db = await testDb()
  const { id } = await aPaidLink(db)

  const [receipt] = await listDocuments(db, { kind: 'link', ref: id })
  const mails = await Promise.all((await listMails(db)).map((mail) => findMail(db, mail.id)))
  const hashes = mails
    .flatMap((mail) => mail?.attachments ?? [])
    .map(({ content }) => createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex'))

  expect(hashes).toEqual([receipt?.sha256])
  expect(receipt).toMatchObject({ kind: 'receipt', number: expect.stringMatching(/^M-\d{4}-000001$/) })
})

test('the receipt of a link names its title, its number and who paid', async () => {
  const db = await testDb()
  const { id, token } = await aPaidLink(db)

  const file = await issueReceiptOfLink(aLinkWork(db), { paymentToken: token, locale: 'tr' }, noon)
  const text = readPdf(file?.bytes ?? new Uint8Array())

  for (const fact of ['Umre, kalan ödeme', '1.160,00 $', 'Ayşe Yılmaz', 'Ödeme bağlantısı no'])
    expect(text).toContain(fact)
  // A number with a hyphen may be broken there.
  expect(text.replaceAll(/\s/g, '')).toContain(id)
})

test('a link that nobody paid has no receipt', async () => {
  const db = await testDb()
  const { token } = await aLink(db)

  expect(await issueReceiptOfLink(aLinkWork(db), { paymentToken: token, locale: 'tr' }, noon)).toBeUndefined()
})
