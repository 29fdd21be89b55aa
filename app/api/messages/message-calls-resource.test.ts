import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const contact = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  subject: 'Şubat seferi',
  message: 'Otel tekerlekli sandalyeye uygun mu?',
}
const callBack = { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', consent: true }
const letter = { email: 'ayse@example.com', consent: true }

const contactPath = '/api/v1/contact-messages'
const callPath = '/api/v1/call-requests'
const letterPath = '/api/v1/newsletter/subscriptions'
const forms: [string, object][] = [
  [contactPath, contact],
  [callPath, callBack],
  [letterPath, letter],
]
const english = { 'accept-language': 'en' }

async function setUp() {
  const db = await testDb()
  return { db, app: await testApp({ db }) }
}

async function countOf(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from contact_messages) + (select count(*) from call_requests)
      + (select count(*) from newsletter_subscriptions) as count`.execute(db)
  return Number(rows[0]?.count)
}

async function tokensOf(db: Db) {
  const { rows } = await sql<{ confirm: string; leave: string }>`
    select confirm_token as confirm, leave_token as leave from newsletter_subscriptions`.execute(db)
  return rows[0] ?? { confirm: '', leave: '' }
}

/** A provider of human checks that vouches for one token. */
async function aHumanProvider() {
  const server = createServer(async (request, response) => {
    const token = new URLSearchParams(await text(request)).get('response')
    const success = token === 'a person'
    response.end(JSON.stringify({ success, action: 'submit', score: 0.9 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/verify`
}

async function withHumanCheck(verifyUrl: string) {
  const db = await testDb()
  const env = readEnvironment({
    PUBLIC_URL: 'http://kafile.test',
    HUMAN_CHECK: 'recaptcha',
    HUMAN_CHECK_SITE_KEY: 'site-key',
    HUMAN_CHECK_SECRET: 'hush',
    HUMAN_CHECK_URL: verifyUrl,
  })
  return { db, app: await testApp({ db, env }) }
}

test.each([
  [contactPath, contact, 'en', 'Your message has been sent.'],
  [contactPath, contact, 'tr', 'Mesajınız gönderildi.'],
  [contactPath, contact, 'ar', 'أُرسلت رسالتك.'],
  [callPath, callBack, 'en', 'We will call you back soon.'],
  [callPath, callBack, 'tr', 'Sizi en kısa sürede arayacağız.'],
  [callPath, callBack, 'ar', 'سنتصل بك قريبًا.'],
  [letterPath, letter, 'en', 'Thank you. Please confirm the e-mail we have sent you.'],
  [letterPath, letter, 'tr', 'Teşekkürler. Lütfen size gönderdiğimiz e-postayı onaylayın.'],
  [letterPath, letter, 'ar', 'شكرًا لك. أكّد اشتراكك من الرسالة التي أرسلناها إليك.'],
])('%s takes %o and answers in %s', async (path, body, locale, message) => {
  const { db, app } = await setUp()

  const answer = await postJson(app, path, { ...body, locale }, english)

  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), message })
  expect(answer.headers.get('content-language')).toBe(locale)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await countOf(db)).toBe(1)
})

test('keeps language, time, consent and a hash of the address, and not the address', async () => {
  const { db, app } = await setUp()

  await postJson(app, contactPath, { ...contact, mobile: '0532 123 45 67', locale: 'ar' })

  const { rows } = await sql<Record<string, unknown>>`select * from contact_messages`.execute(db)
  expect(rows[0]).toMatchObject({
    language: 'ar',
    phone: '+905321234567',
    consent_version: '2026-11',
    address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(JSON.stringify(rows[0])).not.toContain('127.0.0.1')
})

test.each(forms)('%s thanks a program that fills in every field, and keeps nothing', async (path, body) => {
  const { db, app } = await setUp()

  const answer = await postJson(app, path, { ...body, website: 'https://spam.example' })

  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), message: expect.any(String) })
  expect(await countOf(db)).toBe(0)
})

test.each(forms)('%s refuses a field nobody knows', async (path, body) => {
  const { db, app } = await setUp()

  const answer = await postJson(app, path, { ...body, isAdmin: true }, english)

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    code: 'unknown_field',
    errors: [{ pointer: '/isAdmin', code: 'unknown_field' }],
  })
  expect(await countOf(db)).toBe(0)
})

test.each(forms)('%s refuses a body that is none, and one of other types', async (path, body) => {
  const { app } = await setUp()

  const answers = await Promise.all([
    postJson(app, path, 'text'),
    postJson(app, path, null),
    postJson(app, path, { ...body, email: 7 }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(await answers[0]?.json()).toMatchObject({ code: 'malformed' })
})

test.each(forms)('%s refuses a language nobody speaks', async (path, body) => {
  const { app } = await setUp()

  const answer = await postJson(app, path, { ...body, locale: 'de' })

  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'locale_unknown' }])
})

test.each([
  [contactPath, contact, 10],
  [callPath, callBack, 10],
  [letterPath, letter, 5],
])('%s takes %o only so often from one address: %i times a minute', async (path, body, max) => {
  const { app } = await setUp()
  for (let sent = 0; sent < max; sent += 1) expect((await postJson(app, path, body)).status).toBe(202)

  const answer = await postJson(app, path, body, english)

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ code: 'rate_limited' })
})

test.each([
  [{ name: '' }, '/name', 'required', 'Please fill in all required fields'],
  [{ name: 'A' }, '/name', 'too_short', 'Write at least 2 characters'],
  [{ email: 'ayse@' }, '/email', 'email', 'Please enter a valid email address'],
  [{ mobile: '12' }, '/mobile', 'phone', 'Please enter a valid phone number'],
  [{ subject: 'a'.repeat(151) }, '/subject', 'too_long', '150'],
  [{ message: 'a'.repeat(2001) }, '/message', 'too_long', '2000'],
])('a message with %o is refused at its field', async (change, pointer, code, words) => {
  const { db, app } = await setUp()

  const answer = await postJson(app, contactPath, { ...contact, ...change }, english)

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    type: '/problems/validation',
    code: 'validation',
    instance: contactPath,
    errors: [{ pointer, code, message: expect.stringContaining(words) }],
  })
  expect(await countOf(db)).toBe(0)
})

test.each([
  [{ phone: '12' }, 'phone', '/phone', 'phone'],
  [{ phone: '' }, 'validation', '/phone', 'required'],
  [{ name: '' }, 'validation', '/name', 'required'],
  [{ email: 'ayse@' }, 'validation', '/email', 'email'],
  [{ preferredTime: 'midnight' }, 'validation', '/preferredTime', 'choice'],
  [{ consent: false }, 'validation', '/consent', 'agreements'],
  [{ tourId: 'nonsense' }, 'validation', '/tourId', 'tour_not_found'],
])('a wish to be called with %o is refused as %s', async (change, code, pointer, fieldCode) => {
  const { db, app } = await setUp()

  const answer = await postJson(app, callPath, { ...callBack, ...change })

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code, errors: [{ pointer, code: fieldCode }] })
  expect(await countOf(db)).toBe(0)
})

test('a wish to be called may name a departure, a time and an address', async () => {
  const { db, app } = await setUp()
  const { id: tourId } = await aDeparture(db)

  const answer = await postJson(app, callPath, {
    ...callBack,
    tourId,
    preferredTime: 'morning',
    email: 'a@example.com',
  })

  expect(answer.status).toBe(202)
  const { rows } = await sql`select tour_id, preferred_time, email from call_requests`.execute(db)
  expect(rows).toEqual([{ tour_id: tourId, preferred_time: 'morning', email: 'a@example.com' }])
})

test.each([
  [{ email: '' }, 'en', 'email', 'Please enter your email address.'],
  [{ email: 'ayse' }, 'en', 'email', 'Please enter a valid email address.'],
  [{ email: '' }, 'tr', 'email', 'Lütfen e-posta adresinizi girin.'],
  [{ email: 'ayse' }, 'ar', 'email', 'يرجى إدخال بريد إلكتروني صحيح.'],
  [{ consent: false }, 'en', 'agreements', 'Please accept the required agreements'],
])('the newsletter with %o is refused in %s', async (change, locale, code, detail) => {
  const { db, app } = await setUp()

  const answer = await postJson(app, letterPath, { ...letter, ...change, locale })

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code, detail, errors: [{ code, message: detail }] })
  expect(await countOf(db)).toBe(0)
})

test('an address that is known gets the same answer and no second record', async () => {
  const { db, app } = await setUp()

  const answers = [await postJson(app, letterPath, letter), await postJson(app, letterPath, letter)]

  const [first, second] = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))
  expect(second).toEqual([202, { id: expect.any(String), message: first?.[1].message }])
  expect(await countOf(db)).toBe(1)
})

test('an address is confirmed by its token; the second time is fine', async () => {
  const { db, app } = await setUp()
  await postJson(app, letterPath, letter)
  const { confirm: token } = await tokensOf(db)

  const first = await postJson(app, '/api/v1/newsletter/confirmations', { token }, english)
  const second = await postJson(app, '/api/v1/newsletter/confirmations', { token })

  expect([first.status, second.status]).toEqual([202, 200])
  expect(await first.json()).toEqual({ id: expect.any(String), message: 'Your subscription is confirmed.' })
})

test('a token that is over is gone', async () => {
  const { db, app } = await setUp()
  await postJson(app, letterPath, letter)
  const { confirm: token } = await tokensOf(db)
  await sql`update newsletter_subscriptions set confirm_until = now() - interval '1 second'`.execute(db)

  const answers = await Promise.all([
    postJson(app, '/api/v1/newsletter/confirmations', { token }, english),
    postJson(app, '/api/v1/newsletter/confirmations', { token: 'nonsense' }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([410, 410])
  expect(await answers[0]?.json()).toMatchObject({ code: 'token_expired', title: 'The link has expired' })
})

test.each([
  [{}, 400, 'malformed'],
  [{ token: 'x', more: 1 }, 422, 'unknown_field'],
])('a confirmation with %o answers %i', async (body, status, code) => {
  const { app } = await setUp()

  const answer = await postJson(app, '/api/v1/newsletter/confirmations', body)

  expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
})

test('an address leaves by its token, also twice', async () => {
  const { db, app } = await setUp()
  await postJson(app, letterPath, letter)
  const { leave } = await tokensOf(db)
  const remove = (token: string) =>
    app.respond(new Request(`http://kafile.test${letterPath}/${token}`, { method: 'DELETE' }))

  const answers = [await remove('nonsense'), await remove(leave), await remove(leave)]

  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await countOf(db)).toBe(0)
})

test.each(forms)('%s takes a person and refuses a program, when the agency asks', async (path, body) => {
  const { db, app } = await withHumanCheck(await aHumanProvider())

  const refused = await Promise.all([
    postJson(app, path, body, english),
    postJson(app, path, { ...body, humanToken: 'a program' }, { 'accept-language': 'tr' }),
  ])
  const taken = await postJson(app, path, { ...body, humanToken: 'a person' })

  expect(refused.map(({ status }) => status)).toEqual([422, 422])
  expect(await Promise.all(refused.map((answer) => answer.json()))).toMatchObject([
    { code: 'human_check_failed', detail: 'We could not verify that you are human. Please try again.' },
    { code: 'human_check_failed', detail: 'İnsan olduğunuz doğrulanamadı. Lütfen tekrar deneyin.' },
  ])
  expect(taken.status).toBe(202)
  expect(await countOf(db)).toBe(1)
})

test('a provider that cannot be asked stops nobody', async () => {
  const { db, app } = await withHumanCheck('http://127.0.0.1:9/verify')

  const answer = await postJson(app, contactPath, { ...contact, humanToken: 'anything' })

  expect(answer.status).toBe(202)
  expect(await countOf(db)).toBe(1)
})

test.each([contactPath, callPath, letterPath, '/api/v1/newsletter/confirmations'])(
  '%s is for sending only',
  async (path) => {
    const { app } = await setUp()

    const answer = await getPage(app, path)

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  },
)

test('a form of another site is refused', async () => {
  const { app } = await setUp()

  const answer = await postJson(app, contactPath, contact, { origin: 'https://evil.example' })

  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'origin_refused' }])
})
