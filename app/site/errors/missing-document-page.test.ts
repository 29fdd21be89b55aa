import { expect, test } from 'vitest'
import { siteSetting } from '#modules/content/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test.each([
  ['/tr', 'Sayfa bulunamadı: /tr/yok?a=%3Cb%3E&amp;c=%27', ''],
  ['/ar', 'الصفحة غير موجودة: ', '<bdi dir="ltr">/ar/yok?a=%3Cb%3E&amp;c=%27</bdi>'],
])(
  '%s: a page that is missing names the address it was asked for, whatever was asked for before',
  async (start, ...texts) => {
    const app = await testApp()
    await getPage(app, `${start}/yok-before`)

    const answer = await getPage(app, `${start}/yok?a=<b>&c='`)
    const html = await answer.text()

    expect(answer.status).toBe(404)
    for (const text of texts) expect(html).toContain(text)
    expect(html).toMatch(new RegExp('<a href="/ar/yok"[^>]* data-language="ar"'))
    expect(html).not.toMatch(/yok-before|own-path/)
  },
)

test('of two reasons for which nothing is there, each is told', async () => {
  const app = await testApp()

  expect(await (await getPage(app, '/tr/tour/nope')).text()).toContain('Tur bulunamadı: /tr/tour/nope')
  expect(await (await getPage(app, '/tr/hotels/nope')).text()).toContain('Otel bulunamadı: /tr/hotels/nope')
  expect(await (await getPage(app, '/tr/tour/nope2')).text()).toContain('Tur bulunamadı: /tr/tour/nope2')
})

test('allows the scripts and styles that it holds itself, also when it is drawn no more', async () => {
  const app = await testApp()
  const policies = ['/tr/a', '/tr/b'].map(
    async (path) => (await getPage(app, path)).headers.get('content-security-policy') ?? '',
  )

  const [first = '', second] = await Promise.all(policies)

  expect(first).toMatch(/script-src 'self' 'sha256-/)
  expect(second).toBe(first)
})

test('shows what the agency says of itself now', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  await getPage(app, '/tr/a')

  await writeSetting(db, siteSetting, { ...siteSetting.fallback, phone: '+902129990000' })

  expect(await (await getPage(app, '/tr/b')).text()).toContain('tel:+902129990000')
})
