import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { localePath } from '#app/addresses/paths.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { legalPaths } from './legal-paths.ts'

const addresses = Object.keys(legalPaths).flatMap((path) => locales.map((locale) => localePath(locale, `/${path}`)))

test.each(addresses)('%s shows its text with version, first day and last change', async (path) => {
  const page = await getPage(await testApp(), path)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toMatch(/\u20660\.[34]\u2069/)
  expect(html).toMatch(/2026<\/p><\/article>/)
  expect(html).not.toContain('noindex')
})

test.each(addresses)(
  '%s and its earlier versions speak of no draft and leave nothing open to fill in',
  async (path) => {
    const app = await testApp()
    const inForce = await (await getPage(app, path)).text()
    const earlier = [...inForce.matchAll(/href="([^"]+\/0\.\d[^"]*)"/g)].map(([, link = '']) => link)

    expect(earlier.length).toBeGreaterThan(0)
    for (const link of [path, ...earlier]) {
      const words = wordsOf(await (await getPage(app, link)).text())
      expect(words).toMatch(/0\.\d/)
      expect([link, words.match(/draft|taslak|مسودة|…|[[\]{}]/gi)]).toEqual([link, null])
    }
  },
)

/** What of a page can be read. */
function wordsOf(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return main.replaceAll(/<[^>]*>/g, '')
}

test.each([
  [
    '/tr',
    'Alıcı: rezervasyonu yapan kişi. Rezervasyon no: rezervasyon onayında yazar, tarih: rezervasyonun yapıldığı gün.',
  ],
  [
    '',
    'Buyer: the person who makes the booking. Booking no. as on the confirmation of the booking, date: the day on which',
  ],
  ['/ar', 'المشتري: من يُجري الحجز. رقم الحجز: كما في تأكيد الحجز، التاريخ: يوم إجراء الحجز.'],
])('the public agreement at %s names the buyer without a name', async (prefix, words) => {
  const html = await (await getPage(await testApp(), `${prefix}/mesafeli-satis-sozlesmesi`)).text()

  expect(wordsOf(html)).toContain(words)
})

test('an earlier version can be read, stays out of search engines and leads to the one in force', async () => {
  const page = await getPage(await testApp(), '/tr/iade-sozlesmesi/0.1-draft')
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Bu sürüm 1 Eylül 2026 ile 31 Ekim 2026 arasında yürürlükteydi.')
  expect(html).toContain('href="/tr/iade-sozlesmesi">Yürürlükteki metni oku')
  expect(html).not.toContain('9. Sürümler')
})

test('how long data are kept is said as each language counts', async () => {
  const app = await testApp()

  const arabic = await (await getPage(app, '/ar/gizlilik-sozlesmesi')).text()
  const english = await (await getPage(app, '/gizlilik-sozlesmesi')).text()

  for (const words of ['3 سنوات', '10 سنوات', 'سنة واحدة', '30 يومًا']) expect(arabic).toContain(words)
  expect(arabic).not.toContain('من السنوات')
  expect(english).toContain('Calls and messages: 1 year.')
})

test('the number of the version in force leads to the text itself', async () => {
  const page = await getPage(await testApp(), '/ar/gizlilik-sozlesmesi/0.4')

  expect([page.status, page.headers.get('location')]).toEqual([302, '/ar/gizlilik-sozlesmesi'])
})

test('a version that never was is not found', async () => {
  expect((await getPage(await testApp(), '/tr/iade-sozlesmesi/9')).status).toBe(404)
})
