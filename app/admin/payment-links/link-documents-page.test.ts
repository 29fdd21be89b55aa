import { expect, test } from 'vitest'
import { openPaymentLink, paymentLinkHandlers } from '#modules/payment-links/index.server.ts'
import { aClerk, aLinkRequest, aLinkWork } from '#modules/payment-links/testing/builders.ts'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aPaidLink(role: 'finance' | 'content' = 'finance') {
  const db = await testDb()
  const { id, token } = await openPaymentLink(db, await aClerk(db), aLinkRequest(), new Date())
  await startCardPayment(aGateway(db), aCardPayment(token), new Date())
  await runDueJobs(db, paymentLinkHandlers(aLinkWork(db)), new Date(Date.now() + 60_000))
  const { headers } = await staffSignedIn(db, { staffRole: role })
  return { app: await testApp({ db }), headers, address: `/tr/admin/paymentLinks/${id}` }
}

test('the page of a link lists its receipt, who got it, and hands out the file', async () => {
  const { app, headers, address } = await aPaidLink()

  const html = await (await getPage(app, address, headers)).text()
  const [, file = ''] = html.match(/href="([^"]+\/documents\/[\w-]+)"/) ?? []
  const pdf = await getPage(app, file, headers)

  for (const word of ['Tahsilat makbuzu', 'ayse@example.com']) expect(html).toContain(word)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
})

test('staff issue the receipt of a link again in another language', async () => {
  const { app, headers, address } = await aPaidLink()
  const html = await (await getPage(app, address, headers)).text()
  const [, document = ''] = html.match(/name="document" value="([\w-]+)"/) ?? []

  const issued = await postForm(app, `${address}/documents`, { document, language: 'ar' }, headers)
  const foreign = await postForm(app, `${address}x/documents`, { document, language: 'ar' }, headers)
  const unreadable = await postForm(app, `${address}/documents`, { document, language: 'xx' }, headers)

  expect([issued.status, issued.headers.get('location')]).toEqual([303, `${address}#documents`])
  expect([foreign.status, unreadable.status]).toEqual([404, 400])
  expect(await (await getPage(app, address, headers)).text()).toContain('Arapça')
})

test('documents of a link are not for staff without payments', async () => {
  const { app, headers, address } = await aPaidLink('content')

  const file = await getPage(app, `${address}/documents/${crypto.randomUUID()}`, headers)

  expect(file.status).toBe(403)
})
