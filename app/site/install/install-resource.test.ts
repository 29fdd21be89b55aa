import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPage, testApp } from '#tests/setup/test-app.ts'

test.each([
  ['/tr', 'tr', 'ltr', 'Kafile Turizm'],
  ['', 'en', 'ltr', 'Kafile Travel'],
  ['/ar', 'ar', 'rtl', 'قافلة للسياحة والسفر'],
])('the site can be installed from %s', async (prefix, lang, dir, name) => {
  const app = await testApp()

  const answer = await getPage(app, `${prefix}/manifest.webmanifest`)

  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ lang, dir, name, start_url: prefix || '/', display: 'standalone', scope: '/' })
  expect(manifest.icons.map(({ src }: { src: string }) => existsSync(`public${src}`))).toEqual([true, true, true])
  expect(await (await getPage(app, `${prefix}/faq`)).text()).toContain(
    `<link rel="manifest" href="${prefix}/manifest.webmanifest"`,
  )
})

test('the service worker is asked for anew each time and is of its build', async () => {
  const app = await testApp({ build: { id: 'c0ffee00c0ffee', timestamp: 1 } })

  const answer = await getPage(app, '/service-worker.js')

  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await answer.text()).toContain('"offline-c0ffee00c0ffee"')
})

test.each([
  ['/tr/offline', 'Bağlantı kurulamadı'],
  ['/offline', 'No connection'],
  ['/ar/offline', 'تعذّر الاتصال'],
])('%s says that there is no connection and needs no picture', async (path, title) => {
  const answer = await getPage(await testApp(), path)

  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain(`<h1`)
  expect(html).toContain(title)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('<img')
})
