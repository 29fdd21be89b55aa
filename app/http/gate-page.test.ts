import { expect, test } from 'vitest'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'

test.each([
  ['/', 'en', 'ltr'],
  ['/tr', 'tr', 'ltr'],
  ['/ar', 'ar', 'rtl'],
])('%s is a page in its language and direction', async (path, lang, dir) => {
  const page = await getPage(await testApp(), path)

  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(new RegExp(`^<!doctype html><html lang="${lang}" dir="${dir}">`))
})

test('sends addresses to their plain form for good', async () => {
  const page = await getPage(await testApp(), '/en/faq/?x=1')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/faq?x=1'])
})

test.each([
  ['/nope?a=1', 'en', 'Page not found: /nope?a=1'],
  ['/tr/yok', 'tr', 'Sayfa bulunamadı: /tr/yok'],
  ['/ar/la/la', 'ar', 'الصفحة غير موجودة: <bdi dir="ltr">/ar/la/la</bdi>'],
  ['/xx', 'en', 'Page not found: /xx'],
])('says of %s in its language that it is missing', async (path, lang, message) => {
  const page = await getPage(await testApp(), path)
  const html = await page.text()

  expect(page.status).toBe(404)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(message)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('writes a hostile address as text', async () => {
  const html = await (await getPage(await testApp(), '/nope?a="><script>alert(1)</script>')).text()

  expect(html).not.toContain('<script>alert')
})

test.each([
  ['/%E0%A4%A', 400],
  ['/a%00', 400],
  [`/${'a'.repeat(5000)}`, 414],
])('refuses the address %.20s with a page', async (path, status) => {
  const page = await getPage(await testApp(), path)

  expect(page.status).toBe(status)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('refuses forms of other sites', async () => {
  const page = await postForm(await testApp(), '/tr', {}, { origin: 'https://evil.example' })

  expect(page.status).toBe(403)
})

test('says which methods an address takes', async () => {
  const app = await testApp()

  const page = await app.respond(new Request('http://kafile.test/tr', { method: 'DELETE' }))

  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('answers unknown calls with a problem in the language asked for', async () => {
  const answer = await getPage(await testApp(), '/api/v1/nothing?locale=en')

  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('content-language')).toBe('en')
  expect(await answer.json()).toMatchObject({
    type: '/problems/not_found',
    status: 404,
    title: 'Not found',
    instance: '/api/v1/nothing',
    traceId: expect.any(String),
  })
})

test('speaks Turkish to calls that name no language, and refuses unknown ones', async () => {
  const app = await testApp()

  expect(await (await getPage(app, '/api/v1/nothing')).json()).toMatchObject({ title: 'Bulunamadı' })
  expect(await (await getPage(app, '/api/v1/nothing?locale=xx')).json()).toMatchObject({
    status: 400,
    code: 'locale_unknown',
  })
})

test('refuses calls whose body is no JSON, and those of other sites', async () => {
  const app = await testApp()

  const text = await postJson(app, '/api/v1/nothing', {}, { 'content-type': 'text/plain' })
  const foreign = await postJson(app, '/api/v1/nothing', {}, { origin: 'https://evil.example' })

  expect(await text.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  expect(await foreign.json()).toMatchObject({ status: 403, code: 'origin_refused' })
})

test.each(['/api/v1/admin/bank-statements', '/api/v1/admin/media'])(
  'asks a stranger at %s to sign in before anything is said of what was sent',
  async (path) => {
    const answer = await postJson(await testApp(), path, {}, { 'content-type': 'image/gif' })

    expect(await answer.json()).toMatchObject({ status: 401, code: 'unauthenticated' })
  },
)

test('slows down a caller who asks too often', async () => {
  const app = await testApp()

  const answers = await Promise.all(Array.from({ length: 301 }, () => getPage(app, '/api/v1/nothing')))

  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1)
  expect(answers.find((answer) => answer.status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('counts what providers send apart from what others write', async () => {
  const app = await testApp()
  // A body that no call takes: counted, and refused before anything is looked for.
  const picture = { method: 'POST', body: 'GIF89a', headers: { 'Content-Type': 'image/gif' } }
  const write = (path: string) => app.respond(new Request(`https://kafile.example${path}`, picture))
  const countRefused = async (path: string, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => write(path)))).filter(({ status }) => status === 429).length

  expect(await countRefused('/api/v1/payments/webhook/nobody', 601)).toBe(1)
  expect(await countRefused('/api/v1/cart/quote', 121)).toBe(1)
})

test('tells a watcher that it lives and that it can work', async () => {
  const app = await testApp()

  expect((await getPage(app, '/healthz')).status).toBe(200)
  expect((await getPage(app, '/readyz')).status).toBe(200)
})

test.each(['full', 'unwritable'] as const)('is ready when its folder is %s, and tells a watcher', async (files) => {
  const answer = await getPage(await testApp({ files: () => files }), '/readyz')

  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', files }])
})

test('lets only its own scripts and styles run', async () => {
  const page = await getPage(await testApp(), '/tr')
  const policy = page.headers.get('content-security-policy') ?? ''

  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self';/)
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
})

test('gives documents no framework script', async () => {
  const html = await (await getPage(await testApp(), '/tr')).text()

  expect(html).not.toContain('entry.client')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain('__reactRouter')
})
