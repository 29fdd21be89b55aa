import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const letter = { email: 'ayse@example.com', consent: 'on' }

async function setUp() {
  const db = await testDb()
  const app = await testApp({ db })
  const kept = async () =>
    (
      await sql<{ confirm: string; leave: string; isConfirmed: boolean; language: string }>`
        select confirm_token as confirm, leave_token as leave, confirmed_at is not null as "isConfirmed", language
        from newsletter_subscriptions`.execute(db)
    ).rows
  return { db, app, kept }
}

async function subscribed() {
  const all = await setUp()
  await postForm(all.app, '/tr/newsletter', letter)
  const [tokens = { confirm: '', leave: '' }] = await all.kept()
  return { ...all, tokens }
}

test.each([
  ['/tr/faq', '/tr/newsletter'],
  ['/faq', '/newsletter'],
  ['/ar/faq', '/ar/newsletter'],
])('the foot of %s asks for an address', async (path, action) => {
  const page = await getPage((await setUp()).app, path)

  expect((await page.text()).split(`action="${action}"`)).toHaveLength(2)
})

test('the page of the newsletter has its form once', async () => {
  const page = await getPage((await setUp()).app, '/tr/newsletter')
  const html = await page.text()

  expect(html.split('action="/tr/newsletter"')).toHaveLength(2)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each([
  ['', 'en', 'Thank you. Please confirm the e-mail we have sent you.'],
  ['/tr', 'tr', 'Teşekkürler. Lütfen size gönderdiğimiz e-postayı onaylayın.'],
  ['/ar', 'ar', 'شكرًا لك. أكّد اشتراكك من الرسالة التي أرسلناها إليك.'],
])('%s: an address is kept, and asked for its confirmation', async (prefix, language, sentence) => {
  const { app, kept } = await setUp()

  const answer = await postForm(app, `${prefix}/newsletter`, letter)
  const again = await postForm(app, `${prefix}/newsletter`, letter)
  const page = await getPage(app, `${prefix}/newsletter?sent=1`)

  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${prefix}/newsletter?sent=1`])
  expect(again.headers.get('location')).toBe(answer.headers.get('location'))
  expect(await kept()).toMatchObject([{ language, isConfirmed: false }])
  expect(await page.text()).toContain(sentence)
})

test.each([
  ['', { email: '' }, 'Please enter your email address.'],
  ['', { email: 'ayse' }, 'Please enter a valid email address.'],
  ['/tr', { email: '' }, 'Lütfen e-posta adresinizi girin.'],
  ['/tr', { email: 'ayse' }, 'Lütfen geçerli bir e-posta adresi girin.'],
  ['/ar', { email: '' }, 'يرجى إدخال بريدك الإلكتروني.'],
  ['/ar', { email: 'ayse' }, 'يرجى إدخال بريد إلكتروني صحيح.'],
  ['/tr', { consent: '' }, 'Lütfen gerekli sözleşmeleri kabul edin'],
])('%s: the form comes back with %o', async (prefix, change, sentence) => {
  const { app, kept } = await setUp()

  const page = await postForm(app, `${prefix}/newsletter`, { ...letter, ...change })
  const html = await page.text()

  expect(page.status).toBe(422)
  expect(html).toMatch(new RegExp(`<p[^>]*role="alert"[^>]*id="newsletter-problem">.*${sentence}`))
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain(`value="${{ ...letter, ...change }.email}"`)
  expect(await kept()).toEqual([])
})

test.each([
  ['', 'An error occurred. Please try again later.'],
  ['/tr', 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.'],
  ['/ar', 'حدث خطأ. يرجى المحاولة مرة أخرى لاحقًا.'],
])('%s: an address that cannot be kept comes back', async (prefix, sentence) => {
  const { db, app } = await setUp()
  await sql`alter table newsletter_subscriptions add constraint broken check (email = '')`.execute(db)

  const page = await postForm(app, `${prefix}/newsletter`, letter)
  const html = await page.text()
  await sql`alter table newsletter_subscriptions drop constraint broken`.execute(db)

  expect(page.status).toBe(500)
  expect(html).toMatch(new RegExp(`role="alert" data-failure="">.*${sentence}`))
  expect(html).toContain('value="ayse@example.com"')
})

test('the sixth address in a minute has to wait', async () => {
  const { app } = await setUp()
  for (let sent = 0; sent < 5; sent += 1) await postForm(app, '/newsletter', letter)

  const page = await postForm(app, '/newsletter', letter)

  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('Too many attempts in a short time')
})

test('opening the link of the mail changes nothing; pressing its button confirms, also twice', async () => {
  const { app, kept, tokens } = await subscribed()
  const path = `/tr/newsletter/confirm/${tokens.confirm}`

  const opened = await getPage(app, path)
  const before = await kept()
  const pressed = await postForm(app, path, {})
  const again = await postForm(app, path, {})

  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await opened.text()).toContain('Aboneliği onayla</button>')
  expect(before).toMatchObject([{ isConfirmed: false }])
  expect([pressed.status, again.status]).toEqual([200, 200])
  expect(await again.text()).toContain('Aboneliğiniz onaylandı.')
  expect(await kept()).toMatchObject([{ isConfirmed: true }])
})

test.each([
  ['', 'This link has expired'],
  ['/tr', 'Bu bağlantının süresi dolmuş'],
  ['/ar', 'انتهت صلاحية هذا الرابط'],
])('%s: a link that is over says so and asks for the address again', async (prefix, sentence) => {
  const { db, app, tokens, kept } = await subscribed()
  await sql`update newsletter_subscriptions set confirm_until = now() - interval '1 second'`.execute(db)
  const path = `${prefix}/newsletter/confirm/${tokens.confirm}`

  const opened = await getPage(app, path)
  const pressed = await postForm(app, path, {})
  const html = await opened.text()

  expect([opened.status, pressed.status]).toEqual([410, 410])
  expect(html).toContain(sentence)
  expect(html).toContain(`action="${prefix}/newsletter"`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(await kept()).toMatchObject([{ isConfirmed: false }])
})

test('opening the link to leave changes nothing; pressing its button leaves, also twice', async () => {
  const { app, kept, tokens } = await subscribed()
  const path = `/ar/newsletter/leave/${tokens.leave}`

  const opened = await getPage(app, path)
  const before = await kept()
  const pressed = await postForm(app, path, {})
  const again = await postForm(app, path, {})

  expect(await opened.text()).toContain('إلغاء الاشتراك</button>')
  expect(before).toHaveLength(1)
  expect([pressed.status, again.status]).toEqual([200, 200])
  expect(await pressed.text()).toContain('أُلغي اشتراكك')
  expect(await kept()).toEqual([])
})

test('a mail program leaves by one click, without any page', async () => {
  const { app, kept, tokens } = await subscribed()

  const answer = await app.respond(
    new Request(`http://kafile.test/newsletter/leave/${tokens.leave}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
  )

  expect(answer.status).toBe(200)
  expect(await kept()).toEqual([])
})
