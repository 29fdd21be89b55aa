import { expect, test } from 'vitest'
import { getPage } from '#tests/setup/test-app.ts'
import { demoSite, wordsOf } from '#tests/setup/demo-site.ts'

const links = ['all-services', 'istanbul-tours', 'transfers', 'daily-tours']

test.each([
  ['', 'Our services'],
  ['/tr', 'Hizmetlerimiz'],
  ['/ar', 'خدماتنا'],
])('the services have one address in every language: %s', async (prefix, title) => {
  const { app } = await demoSite()

  const pages = await Promise.all(links.map((link) => getPage(app, `${prefix}/services/${link}`)))
  const unknown = await getPage(app, `${prefix}/services/nothing`)

  expect([...pages, unknown].map(({ status }) => status)).toEqual([200, 200, 200, 200, 404])
  expect(wordsOf((await pages[0]?.text()) ?? '')).toContain(title)
})

test('the list of services leads to each of them', async () => {
  const { app } = await demoSite()

  const html = await (await getPage(app, '/services/all-services')).text()

  expect(links.slice(1).filter((link) => !html.includes(`href="/services/${link}"`))).toEqual([])
})

test.each([
  ['istanbul-tours', /href="\/tour\/[^"]*-(ISTANBULGUN|BOGAZGUN|EYUPSULTANGUN)"/],
  ['daily-tours', /href="\/tour\/[^"]*GUN"/],
  ['transfers', /<table/],
])('the page of %s shows what can be booked', async (link, offer) => {
  const { app } = await demoSite()

  const html = await (await getPage(app, `/services/${link}`)).text()

  expect(html).toMatch(offer)
})
