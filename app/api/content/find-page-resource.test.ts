import { expect, test } from 'vitest'
import { importContent } from '#modules/content/index.server.ts'
import { aPage, aText, content } from '#modules/content/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function site(...pages: object[]) {
  const db = await testDb()
  await importContent(db, content({ pages }))
  return testApp({ db })
}

const jsonLd = '{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}'

const about = aPage('about-us', {
  slug: { tr: 'hakkimizda', en: 'about-us', ar: 'about-us' },
  title: aText('About Us'),
  subtitle: aText('Who we are'),
  picture: 'haramain-train',
  banner: 'https://main.example/img/top.jpg',
  body: aText('<p>Since 2005</p>'),
  slugMap: '{"en":"about-us","tr":"hakkimizda","ar":"about-us"}',
  categories: '{"SubCat":"umrah"}',
  jsonLd: aText(jsonLd),
})

test('answers a page under the names of the older calls, in their order', async () => {
  const answer = await getPage(await site(about), '/api/page/find?locale=en&slug=about-us')
  const text = await answer.text()
  const { id, created_on } = JSON.parse(text).from_KurumsalSayfalar

  expect(answer.headers.get('content-language')).toBe('en')
  expect(created_on).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(text).toBe(
    `{"from_KurumsalSayfalar":{"id":"${id}","SA_Baslik":"About Us","SA_Subtitle":"Who we are","SA_Link":"about-us",` +
      '"SA_Fotograf":"http://kafile.test/art/haramain-train.svg","SA_PageTopImage":"https://main.example/img/top.jpg","SA_Sound":"",' +
      '"SA_Urls":"{\\"en\\":\\"about-us\\",\\"tr\\":\\"hakkimizda\\",\\"ar\\":\\"about-us\\"}","SA_UstSayfa":"","SA_Yazilar":"<p>Since 2005</p>",' +
      `"pdb_categories":"{\\"SubCat\\":\\"umrah\\"}","SA_Jsonld":${JSON.stringify(jsonLd)},` +
      `"created_on":"${created_on}"}}`,
  )
})

test('names the page above by its link in the language', async () => {
  const answer = await getPage(
    await site(about, aPage('team', { parent: 'about-us' })),
    '/api/page/find?locale=tr&slug=team',
  )

  expect((await answer.json()).from_KurumsalSayfalar.SA_UstSayfa).toBe('hakkimizda')
})

test.each([
  ['a page that nobody wrote', 'nothing'],
  ['a page that is not published', 'hidden'],
])('answers an empty object for %s', async (_, slug) => {
  const answer = await getPage(await site(aPage('hidden', { isPublished: false })), `/api/page/find?slug=${slug}`)

  expect([answer.status, await answer.text()]).toEqual([200, '{}'])
})

test.each([
  ['', 'slug_required'],
  ['?slug=', 'slug_required'],
  ['?slug=%20', 'slug_required'],
  [`?slug=${'x'.repeat(201)}`, 'filter_invalid'],
  ['?slug=about-us&locale=de', 'locale_unknown'],
])('refuses the query %j with %s', async (query, code) => {
  const answer = await getPage(await site(about), `/api/page/find${query}`)

  expect([answer.status, (await answer.json()).code]).toEqual([400, code])
})

test('sends clean HTML only, whatever lies in the database', async () => {
  const answer = await getPage(
    await site(aPage('about', { body: aText('<p onclick="x()">Hello<script>alert(1)</script></p>') })),
    '/api/page/find?slug=about',
  )

  expect((await answer.json()).from_KurumsalSayfalar.SA_Yazilar).toBe('<p>Hello</p>')
})
