import { expect, test } from 'vitest'
import { siteSetting } from '#modules/content/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('chrome that is drawn once leads from each page to the same page in the other languages', async () => {
  const app = await testApp()
  const languagesOf = async (path: string) => {
    const html = await (await getPage(app, path)).text()
    return [...html.matchAll(/<a href="([^"]*)"[^>]* data-language="ar"/g)].map(([, href]) => href)
  }

  const first = await languagesOf('/tr/faq')
  const second = await languagesOf('/tr/contact')
  const missing = await languagesOf('/tr/missing/a&b')

  expect([first, second, missing]).toEqual([
    ['/ar/faq', '/ar/faq'],
    ['/ar/contact', '/ar/contact'],
    ['/ar/missing/a&amp;b', '/ar/missing/a&amp;b'],
  ])
})

test('chrome is drawn anew when what the agency says of itself has changed', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const isOnPage = async (phone: string) => (await (await getPage(app, '/tr/faq')).text()).includes(`tel:${phone}`)
  expect(await isOnPage(siteSetting.fallback.phone)).toBe(true)

  await writeSetting(db, siteSetting, { ...siteSetting.fallback, phone: '+902129990000' })

  expect([await isOnPage('+902129990000'), await isOnPage(siteSetting.fallback.phone)]).toEqual([true, false])
})

test('only the pages of the newsletter have its form once', async () => {
  const app = await testApp()
  const formsOn = async (path: string) =>
    (await (await getPage(app, path)).text()).split('action="/tr/newsletter"').length - 1

  expect([await formsOn('/tr/newsletter'), await formsOn('/tr/faq')]).toEqual([1, 1])
})
