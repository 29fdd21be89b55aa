import { expect, test } from 'vitest'
import { own } from '#modules/engagement/data/tables.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const wish = {
  groupSize: '6',
  wishedFrom: '2031-04-03',
  wishedTo: '2031-04-12',
  name: 'Ayşe Yılmaz',
  phone: '0532 123 45 67',
  email: '',
  message: 'Mekke ve Medine, sakin bir program.',
  consent: 'on',
}

async function setUp() {
  const db = await testDb()
  const app = await testApp({ db })
  const kept = () => own(db).selectFrom('information_requests').selectAll().execute()
  return { db, app, kept }
}

test.each([
  ['/ozel-turlar', 'en', 'Ask for a private tour'],
  ['/tr/ozel-turlar', 'tr', 'Özel turunuzu isteyin'],
  ['/ar/ozel-turlar', 'ar', 'اطلب رحلة خاصة'],
  ['/tr/tours/private', 'tr', 'Özel turunuzu isteyin'],
])('shows private packages and the form at %s', async (path, lang, title) => {
  const { db, app } = await setUp()
  const { id } = await aDeparture(db, { departsOn: '2031-02-12', tour: { kind: 'private', saleMode: 'request' } })

  const page = await getPage(app, path)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(id)
  expect(html).toContain(title)
  expect(html).toMatch(/<input(?=[^>]*name="groupSize")(?=[^>]*min="2")(?=[^>]*max="15")[^>]*>/)
})

test('keeps the wish and leads to a page that says so', async () => {
  const { app, kept } = await setUp()

  const answer = await postForm(app, '/tr/ozel-turlar', wish)
  const location = answer.headers.get('location') ?? ''

  expect([answer.status, location]).toEqual([303, '/tr/request-sent?of=private'])
  expect(await kept()).toMatchObject([
    { topic: 'private', group_size: 6, wished_from: '2031-04-03', wished_to: '2031-04-12', language: 'tr' },
  ])
  expect(await (await getPage(app, location)).text()).toContain('Özel tur talebiniz bize ulaştı')
})

test.each([
  ['/tours/private', { groupSize: '1' }, 'groupSize', 'Group size must be between 2 and 15'],
  ['/tr/ozel-turlar', { groupSize: '16' }, 'groupSize', 'Grup büyüklüğü 2 ile 15 arasında olmalıdır'],
  ['/ar/ozel-turlar', { groupSize: '' }, 'groupSize', 'يجب أن يكون عدد أفراد المجموعة بين 2 و15'],
  ['/ozel-turlar', { wishedFrom: '2020-01-01' }, 'wishedFrom', 'Enter a valid date from today on'],
  ['/ozel-turlar', { wishedTo: '2031-04-01' }, 'wishedTo', 'The return cannot be before the departure'],
  ['/ozel-turlar', { message: '' }, 'message', 'Please fill in all required fields'],
])('gives the form back at %s with %j, and leads to %s', async (path, change, field, message) => {
  const { app, kept } = await setUp()

  const answer = await postForm(app, path, { ...wish, ...(change as Record<string, string>) })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain(message)
  expect(html).toContain(`href="#inquiry.${field}"`)
  expect(html).toContain(`id="inquiry.${field}"`)
  expect(html).toContain('value="Ayşe Yılmaz"')
  expect(await kept()).toEqual([])
})

test('thanks programs that fill in every field, and keeps nothing of them', async () => {
  const { app, kept } = await setUp()

  const answer = await postForm(app, '/ozel-turlar', { ...wish, website: 'x' })

  expect([answer.status, await kept()]).toEqual([303, []])
})
