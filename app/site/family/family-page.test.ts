import { expect, test } from 'vitest'
import { anOrderedGroup } from '#modules/agents/testing/a-group.ts'
import { cancelOrder, findAgreedOrder, listFamilies } from '#modules/booking/index.server.ts'
import { lowerOpenParts } from '#modules/booking/lower-parts.server.ts'
import { releaseExpiredHolds } from '#modules/booking/release-expired-holds.server.ts'
import { capture } from '#modules/booking/testing/parts.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'

const now = new Date()

test('a family reads its own people, its share with the last day, and nothing of the others', async () => {
  const { page, families, orderToken } = await aFamilyPage()
  const [ak, kara] = await families()

  const answer = await page(kara?.token)
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(html).toContain('Ali C Kara')
  expect(html).toContain(kara?.parts[0]?.paymentToken)
  for (const secret of ['Ali A Ak', ak?.token, ak?.parts[0]?.paymentToken, orderToken])
    expect(html).not.toContain(secret)
})

test.each([
  ['tr', 'Ödemeler', 'ltr'],
  ['en', 'Payments', 'ltr'],
  ['ar', 'المدفوعات', 'rtl'],
])('the page is written in %s', async (locale, words, direction) => {
  const { page, families } = await aFamilyPage()

  const html = await (await page((await families())[0]?.token, locale)).text()

  expect(html).toContain(words)
  expect(html).toMatch(new RegExp(`<html[^>]*dir="${direction}"`))
})

test('a family that has paid is told so and asked for nothing', async () => {
  const { db, orderId, page, families } = await aFamilyPage()
  const [ak] = await families()
  for (const part of ak?.parts ?? []) await capture(db, orderId, part, now)

  const html = await (await page(ak?.token, 'en')).text()

  expect(html).toContain('Paid')
  expect(html).not.toContain(ak?.parts[0]?.paymentToken)
})

test('the address of an order that ran out, of a family that was taken off, and of nobody leads nowhere', async () => {
  const { db, admin, orderId, page, families } = await aFamilyPage()
  const [ak, kara] = await families()
  for (const part of ak?.parts ?? []) await capture(db, orderId, part, now)
  const leaving = { orderId, travellerIds: kara?.travellers ?? [], by: 'customer', notice: now } as const
  await cancelOrder(db, admin, { ...leaving, key: crypto.randomUUID(), reason: 'ödemedi' }, now)
  await lowerOpenParts(db, now)
  const other = await aFamilyPage()
  const [late] = await other.families()
  await releaseExpiredHolds(other.db, new Date(now.getTime() + 8 * 86_400_000))

  const answers = [await page(kara?.token), await page('x'.repeat(43)), await other.page(late?.token)]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await page(ak?.token)).status).toBe(200)
})

test('papers of another family are not taken at the address of one', async () => {
  const { app, families } = await aFamilyPage()
  const [ak, kara] = await families()

  const answer = await postForm(app, `/family/${ak?.token}`, { travellerId: kara?.travellers[0] ?? '' })

  expect(answer.status).toBe(400)
})

async function aFamilyPage() {
  const made = await anOrderedGroup(['Ak', 'Ak', 'Kara'], { now })
  const { db, orderId } = made
  const app = await testApp({ db })
  const order = await findAgreedOrder(db, { id: orderId })
  return {
    ...made,
    app,
    orderToken: order?.accessToken ?? '-',
    families: () => listFamilies(db, orderId, now),
    page: (token = '', locale = 'tr') => getPage(app, `/${locale === 'en' ? '' : `${locale}/`}family/${token}`),
  }
}
