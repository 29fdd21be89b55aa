import { expect, test } from 'vitest'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import { own } from '#modules/engagement/data/tables.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const question = {
  name: 'Ayşe Yılmaz',
  phone: '0532 123 45 67',
  email: '',
  message: 'Otel Harem’e ne kadar uzak?',
  consent: 'on',
}

async function setUp(wish: DepartureWish = {}) {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: '2031-02-12', ...wish })
  const app = await testApp({ db })
  const kept = () => own(db).selectFrom('information_requests').selectAll().execute()
  return { db, app, id, kept }
}

test.each([
  ['', 'en', 'ltr', 'Ask for information'],
  ['/tr', 'tr', 'ltr', 'Bilgi isteyin'],
  ['/ar', 'ar', 'rtl', 'اطلب معلومات'],
])('shows the form under %s/information', async (prefix, lang, dir, title) => {
  const { app, id } = await setUp()

  const page = await getPage(app, `${prefix}/information/${id}`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toMatch(new RegExp(`<html lang="${lang}" dir="${dir}"`))
  expect(html).toContain(title)
  expect(html).not.toMatch(/name="consent"[^>]*checked/)
  expect(html).not.toContain('entry.client')
})

test.each(['information', 'reservation'])('knows no tour that nobody has opened under /%s', async (form) => {
  const { app } = await setUp()

  const page = await getPage(app, `/${form}/01-01-2031-08-01-2031-UNKNOWN`)

  expect(page.status).toBe(404)
  expect(await page.text()).toContain('Tour not found')
})

test.each(['information', 'reservation'])('sends ids with blanks under /%s to the ones with hyphens', async (form) => {
  const { app, id } = await setUp()
  const [, from, to, code] = /^(.{10})-(.{10})-(.*)$/.exec(id) ?? []

  const page = await getPage(app, `/tr/${form}/${from}%20${to}%20${code}`)

  expect([page.status, page.headers.get('location')]).toEqual([301, `/tr/${form}/${id}`])
})

test('keeps the question about the departure and leads to a page that says so', async () => {
  const { app, id, kept } = await setUp()

  const answer = await postForm(app, `/tr/information/${id}`, question)
  const location = answer.headers.get('location') ?? ''
  const sent = await getPage(app, location)
  const html = await sent.text()

  expect([answer.status, location]).toEqual([303, `/tr/request-sent?of=information&tour=${id}`])
  expect(await kept()).toMatchObject([{ topic: 'tour', topic_key: id, language: 'tr', consent_version: '2026-11' }])
  expect(sent.status).toBe(200)
  expect(html).toContain('Sorunuz bize ulaştı')
  expect(html).toContain(`href="/tr/tour/${id}"`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('takes a question about a full departure too', async () => {
  const { app, id, kept } = await setUp({ capacity: 1, seatsSold: 1 })

  await postForm(app, `/information/${id}`, question)

  expect(await kept()).toHaveLength(1)
})

test.each([
  ['', { name: '' }, 'name', 'Please fill in all required fields'],
  ['', { phone: '123' }, 'phone', 'Please enter a valid phone number'],
  ['', { email: 'a@b' }, 'email', 'Please enter a valid email address'],
  ['/tr', { message: 'Kısa' }, 'message', 'En az 10 karakter yazın'],
  ['/tr', { consent: '' }, 'consent', 'Lütfen gerekli sözleşmeleri kabul edin'],
  ['/ar', { phone: '123' }, 'phone', 'يرجى إدخال رقم هاتف صحيح'],
])('gives the form back under %s with %j and says at %s what is wrong', async (prefix, change, field, message) => {
  const { app, id, kept } = await setUp()

  const answer = await postForm(app, `${prefix}/information/${id}`, { ...question, ...change })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain(message)
  expect(html).toContain(`href="#inquiry.${field}"`)
  expect(html).toMatch(new RegExp(`id="inquiry.${field}"`))
  expect(html).toContain('aria-invalid="true"')
  expect(await kept()).toEqual([])
})

test('refuses a message of 2001 signs with words and cuts nothing', async () => {
  const { app, id } = await setUp()
  const message = 'a'.repeat(2001)

  const html = await (await postForm(app, `/information/${id}`, { ...question, message })).text()

  expect(html).toContain('Write at most 2000 characters')
  expect(html).toContain(`${message}</textarea>`)
})

test('keeps what was typed', async () => {
  const { app, id } = await setUp()

  const html = await (await postForm(app, `/information/${id}`, { ...question, phone: '123' })).text()

  expect(html).toContain('value="Ayşe Yılmaz"')
  expect(html).toContain('value="123"')
  expect(html).toContain('Otel Harem’e ne kadar uzak?</textarea>')
  expect(html).toMatch(/<input(?=[^>]*name="consent")(?=[^>]*checked)[^>]*>/)
})

test('thanks programs that fill in every field, and keeps nothing of them', async () => {
  const { app, id, kept } = await setUp()

  const answer = await postForm(app, `/information/${id}`, { ...question, website: 'https://spam.example' })

  expect([answer.status, await kept()]).toEqual([303, []])
})

test('asks whoever sends an eleventh form in a minute to wait, and keeps what was typed', async () => {
  const { app, id } = await setUp()
  for (let sent = 0; sent < 10; sent += 1) await postForm(app, `/information/${id}`, { ...question, phone: '1' })

  const answer = await postForm(app, `/information/${id}`, question)
  const html = await answer.text()

  expect(answer.status).toBe(429)
  expect(html).toContain('Too many attempts')
  expect(html).toContain('value="Ayşe Yılmaz"')
})

test('says in the language of the page that a question could not be kept, and keeps what was typed', async () => {
  const { db, app, id } = await setUp()
  await own(db).schema.alterTable('information_requests').renameTo('elsewhere').execute()

  const answer = await postForm(app, `/ar/information/${id}`, question)
  const html = await answer.text()
  await own(db).schema.alterTable('elsewhere').renameTo('information_requests').execute()

  expect(answer.status).toBe(500)
  expect(html).toContain('تعذّر الإرسال')
  expect(html).toContain('value="Ayşe Yılmaz"')
})

test('has no page for a request of a kind that does not exist', async () => {
  const { app } = await setUp()

  expect((await getPage(app, '/request-sent?of=nothing')).status).toBe(404)
})
