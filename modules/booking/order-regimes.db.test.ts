import { expect, test } from 'vitest'
import type { LegalRegime } from '#modules/catalog/index.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { sendOrderReceived } from './jobs/send-order-mails.server.ts'
import { findOrderDocument, listOrderDocuments } from './order-documents.server.ts'
import { placeOrder } from './place-order.server.ts'
import { aCheckoutDraft, anOrderRequest, aTravellerDraft, noon } from './testing/builders.ts'
import { aBookingWork } from './testing/work.ts'

/** An order of one journey of each regime, its papers mailed; tells its key. */
async function anOrderOf(db: Db, regimes: LegalRegime[]): Promise<string> {
  const tourIds: string[] = []
  for (const legalRegime of regimes) tourIds.push((await aDeparture(db, { tour: { legalRegime } })).id)
  const placed = await placeOrder(
    db,
    {
      ...anOrderRequest(tourIds[0] ?? ''),
      lines: tourIds.map((tourId) => ({ tourId, fare: 'double', quantity: 1 })),
      draft: aCheckoutDraft({ travellers: tourIds.map((tourId) => aTravellerDraft({ tourId })) }),
    },
    noon,
  )
  if (!placed.ok) throw new Error(JSON.stringify(placed.error))
  await sendOrderReceived(aBookingWork(db), placed.value.orderId, noon)
  return placed.value.orderId
}

test.each<[string, LegalRegime[], string[]]>([
  [
    'a package tour has its contract',
    ['package_tour'],
    ['package-tour-contract', 'pre-information-form', 'refund-agreement'],
  ],
  [
    'a dated service has the distance agreement',
    ['distance_dated'],
    ['distance-sales-agreement', 'pre-information-form', 'refund-agreement'],
  ],
  [
    'carriage has the distance agreement without terms of withdrawal',
    ['distance_carriage'],
    ['distance-sales-agreement', 'pre-information-form'],
  ],
  [
    'a mixed cart has each paper once',
    ['package_tour', 'distance_dated', 'distance_carriage', 'package_tour'],
    ['distance-sales-agreement', 'package-tour-contract', 'pre-information-form', 'refund-agreement'],
  ],
])('%s, mailed and kept as files', async (_, regimes, kinds) => {
  const db = await testDb()

  const orderId = await anOrderOf(db, regimes)

  const documents = await listOrderDocuments(db, { id: orderId })
  const [listed] = await listMails(db)
  const mail = await findMail(db, listed?.id ?? '')
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(kinds)
  expect(mail?.attachments.map(({ filename }) => filename).toSorted()).toEqual(
    documents.map(({ title }) => `${title}.pdf`).toSorted(),
  )
})

test('the papers have the bands, the price and the version that were agreed', async () => {
  const db = await testDb()
  const orderId = await anOrderOf(db, ['package_tour'])

  const texts: string[] = []
  for (const { id } of await listOrderDocuments(db, { id: orderId })) {
    const file = await findOrderDocument(db, { id: orderId }, id)
    texts.push(readPdf(file?.bytes ?? new Uint8Array()).replace(/\s+/g, ' '))
  }
  const all = texts.join('\n')

  expect(all).toContain('2.690,00 $')
  expect(all).toContain('Sipariş sırasında ödenecek: 2.690,00 $. Kalan bedel yoktur.')
  expect(all).toContain('Sürüm 0.3')
  expect(all).not.toMatch(/\{\w+\}/)
})
