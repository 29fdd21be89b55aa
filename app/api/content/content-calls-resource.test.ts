import { expect, test } from 'vitest'
import { importContent } from '#modules/content/index.server.ts'
import { aPage, aPost, aText, content } from '#modules/content/testing/builders.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { installmentRatesSetting } from '#modules/payments/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const question = (id: string, order: number) => ({
  id,
  group: 'visa',
  order,
  question: aText(`${id}?`),
  answer: aText('<p>Yes.</p>'),
})

async function site(deck: object = {}) {
  const db = await testDb()
  await importContent(db, content(deck))
  return { db, app: await testApp({ db }) }
}

const ask = async (deck: object, path: string) => (await getPage((await site(deck)).app, path)).json()

const tree = { pages: [aPage('about'), aPage('team', { parent: 'about' }), aPage('visa')] }

test('lists the pages of a language, or those below one page by its link', async () => {
  const all = await ask(tree, '/api/v1/pages?locale=en')
  const below = await ask(tree, '/api/v1/pages?locale=en&parent=about')

  expect([all.meta.total, below.data.map(({ link }: { link: string }) => link)]).toEqual([3, ['team']])
})

test('lists nothing below a page that is not there', async () => {
  expect((await ask(tree, '/api/v1/pages?parent=nothing')).meta).toMatchObject({ total: 0, range: { from: 0, to: 0 } })
})

test('leads from one page of a list to the next', async () => {
  const { app } = await site(tree)

  const answer = await getPage(app, '/api/v1/pages?pageSize=2')

  expect(answer.headers.get('link')).toBe('<http://kafile.test/api/v1/pages?pageSize=2&page=2>; rel="next"')
  expect((await answer.json()).meta).toEqual({
    page: 1,
    pageSize: 2,
    total: 3,
    pageCount: 2,
    range: { from: 1, to: 2 },
  })
})

test('answers a page with what follows from it', async () => {
  const page = await ask(
    { pages: [aPage('umrah', { subCat: 'umrah', metaTitle: aText('[title] - [firm]') })] },
    '/api/v1/pages/umrah?locale=en',
  )

  expect(page).toMatchObject({
    title: 'Page umrah',
    mainGroup: 'umrah',
    metaTitle: 'Page umrah - Kafile Turizm',
    image: 'http://kafile.test/art/haramain-train.svg',
  })
})

test.each(['/api/v1/pages/nothing', '/api/v1/posts/nothing'])('knows nothing at %s', async (path) => {
  expect(await ask({}, path)).toMatchObject({ status: 404, code: 'not_found' })
})

const twoPosts = { posts: [aPost('hotel', { tags: { tr: [], en: ['hotels'], ar: [] } }), aPost('school')] }

test.each([
  ['tag=Hotels', ['hotel']],
  ['q=SCHOOL', ['school']],
  ['', ['hotel', 'school']],
])('lists the posts that %j asks for', async (query, links) => {
  const { data } = await ask(twoPosts, `/api/v1/posts?locale=en&${query}`)

  expect(data.map(({ link }: { link: string }) => link)).toEqual(links)
})

test('shortens what posts say of themselves to 120 characters', async () => {
  const { data } = await ask({ posts: [aPost('long', { excerpt: aText('word '.repeat(60)) })] }, '/api/v1/posts')

  expect(data[0].excerpt).toBe(`${'word '.repeat(24).trim()}…`)
})

test('names the languages of a post that this one does not have', async () => {
  const inTurkish = { slug: { tr: 'kis' }, title: { tr: 'Kış' }, body: { tr: '<p>Kar</p>' } }

  const refused = await ask({ posts: [aPost('winter', inTurkish)] }, '/api/v1/posts/kis?locale=en')

  expect(refused).toMatchObject({ status: 404, code: 'not_found', alternates: { tr: 'kis' } })
})

test('answers questions in their order with their group', async () => {
  const deck = {
    groups: [{ id: 'visa', title: aText('Visa') }],
    questions: [question('second', 2), question('first', 1)],
  }

  const { data, meta } = await ask(deck, '/api/v1/faq?locale=en')

  expect(data[0]).toEqual({
    id: 'first',
    question: 'first?',
    answer: '<p>Yes.</p>',
    group: { id: 'visa', title: 'Visa' },
  })
  expect(meta.total).toBe(2)
})

test('says by which rules the site works', async () => {
  const { db, app } = await site()
  await writeSetting(db, installmentRatesSetting, [
    { count: 1, surcharge: 0 },
    { count: 3, surcharge: 850 },
  ])

  expect(await (await getPage(app, '/api/v1/site?locale=en')).json()).toMatchObject({
    firm: 'Kafile Turizm',
    phone: '+902120000000',
    taxRate: 18,
    pricesIncludeTax: true,
    memberDiscounts: [{ amount: '50.00', currency: 'USD' }],
    installments: [
      { count: 1, surchargePercent: 0 },
      { count: 3, surchargePercent: 8.5 },
    ],
    languages: ['tr', 'en', 'ar'],
    humanCheck: null,
    pollIntervalMs: 3_600_000,
  })
})

test.each([
  '/api/v1/pages?page=0',
  '/api/v1/posts?pageSize=101',
  '/api/v1/posts?page=x',
  `/api/v1/posts?q=${'x'.repeat(101)}`,
  '/api/v1/faq?page=1.5',
])('refuses %s and names the field', async (path) => {
  const refused = await ask({}, path)

  expect(refused).toMatchObject({ status: 400, code: 'filter_invalid', errors: [{ code: 'filter_invalid' }] })
})
