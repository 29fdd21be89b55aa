import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const wish = { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', email: '', preferredTime: 'noon', consent: 'on' }

async function setUp() {
  const db = await testDb()
  const kept = async () =>
    (await sql`select name, phone, preferred_time, tour_id, language from call_requests`.execute(db)).rows
  return { db, app: await testApp({ db }), kept }
}

test.each([
  ['', 'en', 'ltr', 'We will call you'],
  ['/tr', 'tr', 'ltr', 'Sizi arayalım'],
  ['/ar', 'ar', 'rtl', 'دعنا نتصل بك'],
])('%s/call-request asks for name, phone and consent', async (prefix, lang, dir, title) => {
  const page = await getPage((await setUp()).app, `${prefix}/call-request`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}" dir="${dir}"`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toMatch(/<input[^>]*name="phone"/)
})

test('/en/call-request is /call-request', async () => {
  const page = await getPage((await setUp()).app, '/en/call-request')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/call-request'])
})

test('the home page has the form too, which leads to the same place', async () => {
  const html = await (await getPage((await setUp()).app, '/tr')).text()

  expect(html).toContain('action="/tr/call-request#call"')
})

test('a wish to be called is kept, and the page says so', async () => {
  const { app, kept } = await setUp()

  const answer = await postForm(app, '/ar/call-request', wish)
  const page = await getPage(app, '/ar/call-request?sent=1')

  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/call-request?sent=1#call'])
  expect(await kept()).toEqual([
    { name: 'Ayşe Yılmaz', phone: '+905321234567', preferred_time: 'noon', tour_id: null, language: 'ar' },
  ])
  expect(await page.text()).toContain('سنتصل بك قريبًا.')
})

test('a wish may be about a departure', async () => {
  const { db, app, kept } = await setUp()
  const { id: tourId } = await aDeparture(db)

  const html = await (await getPage(app, `/tr/call-request?tour=${tourId}`)).text()
  await postForm(app, '/tr/call-request', { ...wish, tourId })
  await postForm(app, '/tr/call-request', { ...wish, tourId: 'gone-meanwhile' })

  expect(html).toContain(`name="tourId" value="${tourId}"`)
  expect(await kept()).toMatchObject([{ tour_id: tourId }, { tour_id: null }])
})

test.each([
  [{ name: '' }, 'name', 'Lütfen tüm zorunlu alanları doldurun'],
  [{ phone: '' }, 'phone', 'Lütfen tüm zorunlu alanları doldurun'],
  [{ phone: '12' }, 'phone', 'Lütfen geçerli bir telefon numarası girin'],
  [{ email: 'ayse@' }, 'email', 'Lütfen geçerli bir e-posta adresi girin'],
  [{ consent: '' }, 'consent', 'Lütfen gerekli sözleşmeleri kabul edin'],
])('with %o the form comes back as it was typed', async (change, field, sentence) => {
  const { app, kept } = await setUp()

  const page = await postForm(app, '/tr/call-request', { ...wish, ...change })
  const html = await page.text()

  expect(page.status).toBe(422)
  expect(html).toContain(`href="#call.${field}"`)
  expect(html).toContain(sentence)
  expect(html).toMatch(new RegExp(`<input[^>]*id="call\\.${field}"[^>]*aria-invalid="true"`))
  expect(html).toContain('<option value="noon" selected="">')
  expect(await kept()).toEqual([])
})

test.each([
  ['', 'Your request could not be sent. Please try again later.'],
  ['/tr', 'Talebiniz gönderilemedi. Lütfen daha sonra tekrar deneyin.'],
  ['/ar', 'تعذّر إرسال طلبك. يرجى المحاولة مرة أخرى لاحقًا.'],
])('%s: a wish that cannot be kept comes back as it was typed', async (prefix, sentence) => {
  const { db, app } = await setUp()
  await sql`alter table call_requests add constraint broken check (name = '')`.execute(db)

  const page = await postForm(app, `${prefix}/call-request`, wish)
  const html = await page.text()
  await sql`alter table call_requests drop constraint broken`.execute(db)

  expect(page.status).toBe(500)
  expect(html).toMatch(new RegExp(`<div data-failure="" role="alert">.*${sentence}`, 's'))
  expect(html).toContain('value="0532 123 45 67"')
})
