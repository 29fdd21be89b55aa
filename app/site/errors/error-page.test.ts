import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { problemCodes } from '#app/refusals/refusals.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'

const noindex = '<meta name="robots" content="noindex"/>'

async function read(path: string): Promise<{ status: number; html: string }> {
  const page = await getPage(await testApp(), path)
  return { status: page.status, html: await page.text() }
}

test.each([
  [
    '/nope',
    'Page Not Found',
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    ['/', '/contact', '/hotels', '/blog', '/faq', '/istanbul-turlari', '/comments'],
  ],
  [
    '/tr/yok',
    'Sayfa Bulunamadı',
    'Aradığınız sayfa kaldırılmış, adı değiştirilmiş veya geçici olarak kullanılamıyor olabilir.',
    ['/tr', '/tr/contact', '/tr/hotels', '/tr/blog', '/tr/faq', '/tr/istanbul-turlari', '/tr/yorumlar'],
  ],
  [
    '/ar/la',
    'الصفحة غير موجودة',
    '',
    ['/ar', '/ar/contact', '/ar/hotels', '/ar/blog', '/ar/faq', '/ar/istanbul-turlari', '/ar/comments'],
  ],
])('a missing page %s says so and leads on', async (path, title, text, links) => {
  const { status, html } = await read(path)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []

  expect(status).toBe(404)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(noindex)
  expect(main).toContain(text)
  for (const link of links) expect(main).toContain(`href="${link}"`)
})

test.each([
  ['/error', 'en', 'ltr', 'An Error Occurred', '/'],
  ['/tr/error', 'tr', 'ltr', 'Bir Hata Oluştu', '/tr'],
  ['/ar/error', 'ar', 'rtl', 'حدث خطأ', '/ar'],
])('%s, opened by itself, is the error page with a way home', async (path, lang, dir, title, home) => {
  const { status, html } = await read(path)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []

  expect(status).toBe(200)
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
  expect(html).toContain(noindex)
  expect(main).toContain(`<h1>${title}</h1>`)
  expect(main).toContain('500')
  expect(main.split(`href="${home}"`)).toHaveLength(3)
})

test('the address of the error page in English has no prefix', async () => {
  const page = await getPage(await testApp(), '/en/error')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/error'])
})

test('an error tells its status and what to do, and nothing of what happened', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody:secret@127.0.0.1:1/none' })
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  onTestFinished(() => db.destroy())

  const page = await getPage(await testApp({ db: db as never }), '/tr/faq')
  const html = await page.text()

  expect(page.status).toBe(503)
  expect(html).toContain('Hata kodu 503')
  expect(html).toContain('Şu anda cevap veremiyoruz. Lütfen birazdan tekrar deneyin.')
  expect(html).toContain(noindex)
  expect(html).not.toMatch(/ECONNREFUSED|secret|node_modules|at async/)
})

test('who asks too often is told to wait, in the language of the page', async () => {
  const app = await testApp()
  const asks = Array.from({ length: 130 }, () => postForm(app, '/ar/faq', {}))
  const refused = (await Promise.all(asks)).find(({ status }) => status === 429)
  const html = await refused?.text()

  expect(html).toContain('رمز الخطأ 429')
  expect(html).toContain('محاولات كثيرة جدًا. يرجى المحاولة لاحقًا.')
})

test.each([
  ['/problems/rate_limited', 'Problem code'],
  ['/tr/problems/tour_full', 'Bu seferde yer kalmadı.'],
  ['/ar/problems/card_number', 'رقم البطاقة غير صحيح.'],
])('%s says what the code means', async (path, words) => {
  const { status, html } = await read(path)

  expect(status).toBe(200)
  expect(html).toContain(words)
  expect(html).toContain(noindex)
})

test.each([
  ['/problems/no_such_code', 'Page Not Found: /problems/no_such_code'],
  ['/tr/tours/month/2027-13', 'Sayfa Bulunamadı: /tr/tours/month/2027-13'],
])('%s cannot be, and says so', async (path, words) => {
  const { status, html } = await read(path)

  expect(status).toBe(404)
  expect(html).toContain(words)
})

test('every refusal of a call leads to a page', async () => {
  const app = await testApp()
  const statuses = await Promise.all(
    problemCodes.map(async (code) => (await getPage(app, `/tr/problems/${code}`)).status),
  )

  expect(new Set(statuses)).toEqual(new Set([200]))
})
