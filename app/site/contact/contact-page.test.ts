import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const message = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  mobile: '',
  subject: 'Şubat seferi',
  message: 'Otel tekerlekli sandalyeye uygun mu?',
}

async function setUp() {
  const db = await testDb()
  const count = async () => (await sql`select id from contact_messages`.execute(db)).rows.length
  return { db, app: await testApp({ db }), count }
}

test.each([
  ['', 'en', 'ltr', 'Write to us'],
  ['/tr', 'tr', 'ltr', 'Bize yazın'],
  ['/ar', 'ar', 'rtl', 'راسلنا'],
])('%s/contact shows the form and every other way to the agency', async (prefix, lang, dir, title) => {
  const { app } = await setUp()

  const page = await getPage(app, `${prefix}/contact`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}" dir="${dir}"`)
  expect(html).toContain(title)
  expect(html).toMatch(/href="tel:\+\d+"/)
  expect(html).toContain('href="mailto:')
  expect(html).toContain('href="https://www.openstreetmap.org/')
  expect(html).toContain('<address>')
  expect(html).toMatch(/09[:.]00/)
  expect(html.match(/name="(name|email|mobile|subject|message|website)"/g)).toHaveLength(8)
})

test('/en/contact is /contact', async () => {
  const page = await getPage((await setUp()).app, '/en/contact')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/contact'])
})

test('a message is kept, and the page says so', async () => {
  const { app, count } = await setUp()

  const answer = await postForm(app, '/tr/contact', message)
  const page = await getPage(app, '/tr/contact?sent=1')

  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tr/contact?sent=1#write'])
  expect(await count()).toBe(1)
  expect(await page.text()).toContain('Mesajınız gönderildi.')
})

test.each([
  ['/tr', 'Lütfen tüm zorunlu alanları doldurun', '2 alanı düzeltin'],
  ['', 'Please fill in all required fields', 'Correct 2 fields'],
  ['/ar', 'يرجى ملء جميع الحقول المطلوبة', ''],
])('%s: what was typed comes back with what is wrong', async (prefix, sentence, summary) => {
  const { app, count } = await setUp()

  const page = await postForm(app, `${prefix}/contact`, { ...message, email: 'ayse@', subject: '' })
  const html = await page.text()

  expect(page.status).toBe(422)
  expect(html).toContain(sentence)
  expect(html).toContain(summary)
  expect(html).toContain('href="#contact.subject"')
  expect(html).toMatch(/<input[^>]*id="contact\.email"[^>]*aria-invalid="true"/)
  expect(html).toContain('value="Ayşe Yılmaz"')
  expect(html).toContain('value="ayse@"')
  expect(html).toContain('Otel tekerlekli sandalyeye uygun mu?</textarea>')
  expect(await count()).toBe(0)
})

test('a program that fills in every field is led on, and nothing is kept', async () => {
  const { app, count } = await setUp()

  const answer = await postForm(app, '/contact', { ...message, website: 'https://spam.example' })

  expect(answer.status).toBe(303)
  expect(await count()).toBe(0)
})

test('the eleventh message in a minute comes back as it was typed', async () => {
  const { app } = await setUp()
  for (let sent = 0; sent < 10; sent += 1) await postForm(app, '/contact', message)

  const page = await postForm(app, '/contact', message)
  const html = await page.text()

  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(html).toContain('Too many attempts in a short time')
  expect(html).toContain('value="Şubat seferi"')
})

test.each([
  ['', 'Failed to send message. Please try again later.'],
  ['/tr', 'Mesaj gönderilemedi. Lütfen daha sonra tekrar deneyin.'],
  ['/ar', 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى لاحقًا.'],
])('%s: a message that cannot be kept comes back as it was typed', async (prefix, sentence) => {
  const { db, app } = await setUp()
  await sql`alter table contact_messages add constraint broken check (subject = '')`.execute(db)

  const page = await postForm(app, `${prefix}/contact`, message)
  const html = await page.text()
  await sql`alter table contact_messages drop constraint broken`.execute(db)

  expect(page.status).toBe(500)
  expect(html).toMatch(new RegExp(`<div data-failure="" role="alert">.*${sentence}`, 's'))
  expect(html).toContain('value="Şubat seferi"')
})

test('loads nothing of others and allows nothing, as long as nobody is asked whether senders are people', async () => {
  const page = await getPage((await setUp()).app, '/contact')
  const html = await page.text()

  expect(html).not.toContain('human-check')
  expect(page.headers.get('content-security-policy')).not.toContain('https:')
})

test.each([
  ['turnstile', "script-src 'self'", 'https://challenges.cloudflare.com'],
  ['recaptcha', "script-src 'self'", 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'],
])('with %s pages hold its key and allow its addresses, and no others', async (provider, directive, origins) => {
  const env = readEnvironment({
    PUBLIC_URL: 'http://kafile.test',
    HUMAN_CHECK: provider,
    HUMAN_CHECK_SITE_KEY: 'site-key',
    HUMAN_CHECK_SECRET: 'hush',
  })
  const app = await testApp({ db: await testDb(), env })

  const page = await getPage(app, '/contact')
  const html = await page.text()
  const refused = await postForm(app, '/contact', message)

  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ').find((each) => each.startsWith(directive))).toContain(origins)
  expect(policy).toContain(`frame-src ${origins}`)
  expect(html).toContain(`data-provider="${provider}" data-key="site-key"`)
  expect(html).not.toContain('hush')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('We could not verify that you are human. Please try again.')
})
