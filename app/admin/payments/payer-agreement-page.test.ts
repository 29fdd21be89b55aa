import { expect, test } from 'vitest'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const noon = new Date('2027-03-01T12:00:00Z')

/** The cards of the page on which staff see a try to pay, by their titles. */
async function cardsOfPayment(kind: 'link' | 'order', prefix = '') {
  const db = await testDb()
  const token = await aPayment(db, { subject: { kind, ref: 'pl-1' } })
  await startCardPayment(aGateway(db), aCardPayment(token), noon)
  const [attempt] = await attemptsOf(db, token)
  const address = `${prefix}/admin/payments/${attempt?.ref}`
  const page = await getPage(await testApp({ db }), address, (await staffSignedIn(db)).headers)
  const sections = [...(await page.text()).matchAll(/<section[^>]*>(.*?)<\/section>/gs)].map(([, inner = '']) => inner)
  return new Map(sections.map((inner) => [/<h2>(.*?)<\/h2>/.exec(inner)?.[1], inner]))
}

test.each([
  ['', 'Agreements and consents', 'Sales agreement · Privacy notice · Personal data', 'Version 0.2'],
  ['/tr', 'Sözleşmeler ve onaylar', 'Satış sözleşmesi · Aydınlatma metni · Kişisel veriler', '0.2 sürümü'],
  ['/ar', 'الاتفاقيات والموافقات', 'اتفاقية البيع · إشعار الخصوصية · البيانات الشخصية', 'الإصدار 0.2'],
])('%s/admin/payments tells staff what whoever paid a link agreed to', async (prefix, title, consents, version) => {
  const card = (await cardsOfPayment('link', prefix)).get(title)

  expect(card).toContain(consents)
  expect(card).toContain(version)
  expect(card).toContain(`<bdi dir="ltr">${'f'.repeat(12)}</bdi>`)
  expect(card).toContain(`dateTime="${noon.toISOString()}"`)
})

test('an order was agreed to where it was placed: its payment has no agreements', async () => {
  const titles = [...(await cardsOfPayment('order')).keys()]

  expect(titles).toContain('History of the attempt')
  expect(titles).not.toContain('Agreements and consents')
})
