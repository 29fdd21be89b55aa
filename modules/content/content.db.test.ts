import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { importContent } from './import-content.server.ts'
import { findPage, listPages } from './list-pages.server.ts'
import { findPost, listPosts, listTags } from './list-posts.server.ts'
import { listQuestions } from './list-questions.server.ts'
import { titleYearsSetting } from './read-title-facts.server.ts'

const today = plainDate('2026-11-21')
const same = (text: string) => ({ tr: `${text} tr`, en: text, ar: `${text} ar` })
const slugs = (tr: string, en: string) => ({ tr, en, ar: en })
const words = (...tags: string[]) => ({ tr: tags, en: tags, ar: tags })

const aPage = (id: string, parent: string | null = null) => ({
  id,
  parent,
  slug: slugs(`${id}-tr`, id),
  picture: 'haramain-train',
  title: same(id),
  subtitle: same('subtitle'),
  metaTitle: same('[title]'),
  metaDescription: same('description'),
  body: same('<p>body</p>'),
})

const aPost = (id: string, publishedOn: string, ...tags: string[]) => ({
  id,
  slug: slugs(`${id}-tr`, id),
  picture: 'haramain-train',
  authorRole: same('guide'),
  publishedOn,
  tags: words(...tags),
  title: same(id),
  excerpt: same('excerpt'),
  metaTitle: same('[title]'),
  body: same('<p>body</p>'),
})

const empty = { pages: [], posts: [], groups: [], questions: [] }

test.each(testEngines)(
  'finds a page on the %s engine by its link in any language, with its relatives',
  async (engine) => {
    const { db } = await testDatabase(engine)
    await importContent(db, { ...empty, pages: [aPage('about'), aPage('team', 'about'), aPage('office', 'team')] })

    const page = await findPage(db, { link: 'team-tr', locale: 'en', today })

    expect(page).toMatchObject({
      heading: 'team',
      links: { tr: 'team-tr', en: 'team' },
      parent: { link: 'about', heading: 'about' },
      children: [{ link: 'office' }],
    })
  },
)

test('finds no page that nobody wrote', async () => {
  expect(await findPage(await testDb(), { link: 'none', locale: 'tr', today })).toBeUndefined()
})

test('lists posts from the latest on, page by page, none before its day', async () => {
  const db = await testDb()
  const posts = [aPost('old', '2026-01-01'), aPost('new', '2026-11-21'), aPost('coming', '2026-11-22')]
  await importContent(db, { ...empty, posts })

  const first = await listPosts(db, { locale: 'en', today, page: 1, pageSize: 1 })

  expect([first.posts.map(({ key }) => key), first.total]).toEqual([['new'], 2])
})

test('relates posts by their tags', async () => {
  const db = await testDb()
  const posts = [aPost('a', '2026-01-01', 'x', 'y'), aPost('b', '2026-03-01', 'z'), aPost('c', '2026-02-01', 'y', 'x')]
  await importContent(db, { ...empty, posts })

  const post = await findPost(db, { link: 'a-tr', locale: 'tr', today })

  expect(post.ok && post.value.related.map(({ key }) => key)).toEqual(['c', 'b'])
})

test('relates three posts, of those that have as much in common the latest', async () => {
  const db = await testDb()
  const days = ['2026-02-01', '2026-04-01', '2026-03-01', '2026-05-01']
  const others = days.map((day) => aPost(`of-${day}`, day))
  await importContent(db, {
    ...empty,
    posts: [aPost('a', '2026-01-01', 'x'), aPost('z', '2026-01-02', 'x'), ...others],
  })

  const post = await findPost(db, { link: 'a', locale: 'tr', today })

  expect(post.ok && post.value.related.map(({ key }) => key)).toEqual(['z', 'of-2026-05-01', 'of-2026-04-01'])
})

test('groups questions in the order of the agency', async () => {
  const db = await testDb()
  await importContent(db, {
    ...empty,
    groups: [
      { id: 'later', title: same('Later') },
      { id: 'empty', title: same('Empty') },
    ],
    questions: [
      { id: 'q2', group: 'later', order: 2, question: same('Second?'), answer: same('<p>2</p>') },
      { id: 'q1', group: 'later', order: 1, question: same('First?'), answer: same('<p>1</p>') },
    ],
  })

  const groups = await listQuestions(db, { locale: 'en', today })

  expect(groups.map(({ title, questions }) => [title, questions.map(({ key }) => key)])).toEqual([
    ['Later', ['q1', 'q2']],
  ])
})

test('changes nothing when a deck is imported again', async () => {
  const db = await testDb()
  const deck = { ...empty, pages: [aPage('about')] }
  await importContent(db, deck)

  await importContent(db, { ...deck, pages: [{ ...aPage('about'), title: same('changed') }] })

  expect((await listPages(db, { locale: 'en', today })).map(({ heading }) => heading)).toEqual(['about'])
})

test('keeps and shows texts without what could run', async () => {
  const db = await testDb()
  await importContent(db, { ...empty, pages: [{ ...aPage('about'), body: same('<script>alert(1)</script><b>x</b>') }] })

  const page = await findPage(db, { link: 'about', locale: 'en', today })
  const kept = await sql<{ body: string }>`select body ->> 'tr' as body from pages`.execute(db)

  expect([page?.body, kept.rows]).toEqual(['<b>x</b>', [{ body: '<b>x</b> tr' }]])
})

test('cleans a text that came into the database in another way', async () => {
  const db = await testDb()
  await importContent(db, { ...empty, pages: [aPage('about')] })
  await sql`update pages set body = ${JSON.stringify(same('<p onclick="x()">x</p>'))}`.execute(db)

  expect((await findPage(db, { link: 'about', locale: 'en', today }))?.body).toBe('<p>x</p>')
})

const written = (texts: object) => ({ ...empty, pages: [{ ...aPage('about'), ...texts }] })

test('reads the links, the category and the questions of a page from its texts', async () => {
  const db = await testDb()
  const question = {
    '@type': 'Question',
    name: 'How long?',
    acceptedAnswer: { '@type': 'Answer', text: '<p>A week.</p>' },
  }
  const jsonLd = JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [question] })
  const texts = {
    slugMap: '{"tr":"hakkinda"}',
    categories: '{"SubCat":"umrah"}',
    jsonLd: { tr: '', en: jsonLd, ar: '' },
  }
  await importContent(db, written(texts))

  expect(await findPage(db, { link: 'about', locale: 'en', today })).toMatchObject({
    links: { tr: 'hakkinda', en: 'about', ar: 'about' },
    categoryLink: 'umrah',
    mainGroup: 'umrah',
    faq: [{ question: 'How long?', answer: '<p>A week.</p>' }],
    faults: [],
  })
})

test('loses of a page with broken texts only those, and names them', async () => {
  const db = await testDb()
  await importContent(db, written({ slugMap: '{"tr":', categories: 'umrah', jsonLd: same('<p>') }))

  expect(await findPage(db, { link: 'about-tr', locale: 'tr', today })).toMatchObject({
    links: { tr: 'about-tr', en: 'about-tr', ar: 'about-tr' },
    categoryLink: '',
    structuredData: undefined,
    faq: [],
    faults: ['slugMap', 'categories', 'jsonLd'],
  })
})

test('names the years of the day in titles, until staff fix them', async () => {
  const db = await testDb()
  await importContent(db, written({ metaTitle: same('[title] [year]-[yearn] - [firm]'), title: same('Umrah') }))
  const titleIn = async () => (await findPage(db, { link: 'about', locale: 'en', today }))?.metaTitle

  const byClock = await titleIn()
  await writeSetting(db, titleYearsSetting, { year: 2030, nextYear: null })

  expect([byClock, await titleIn()]).toEqual(['Umrah 2026-2027 - Kafile Turizm', 'Umrah 2030-2031 - Kafile Turizm'])
})

test('hides a page that is not published', async () => {
  const db = await testDb()
  await importContent(db, written({ isPublished: false }))

  expect(await findPage(db, { link: 'about', locale: 'en', today })).toBeUndefined()
})

test('lists the pages below one page', async () => {
  const db = await testDb()
  await importContent(db, { ...empty, pages: [aPage('about'), aPage('team', 'about'), aPage('other')] })

  const pages = await listPages(db, { locale: 'en', today, parentKey: 'about' })

  expect(pages.map(({ key }) => key)).toEqual(['team'])
})

const inTwoLanguages = {
  ...aPost('winter', '2026-01-01', 'snow'),
  slug: { tr: 'kis', ar: 'winter' },
  title: { tr: 'Kış', ar: 'الشتاء' },
  excerpt: { tr: 'Kışın', ar: 'شتاء' },
  body: { tr: '<p>Kar</p>', ar: '<p>ثلج</p>' },
}

test('offers the other languages of a post that a language does not have', async () => {
  const db = await testDb()
  await importContent(db, { ...empty, posts: [inTwoLanguages] })

  const post = await findPost(db, { link: 'kis', locale: 'en', today })

  expect(post).toEqual({
    ok: false,
    error: { code: 'post-not-translated', links: { tr: 'kis', ar: 'winter' }, titles: { tr: 'Kış', ar: 'الشتاء' } },
  })
})

test('lists a post only in the languages it was written in', async () => {
  const db = await testDb()
  await importContent(db, { ...empty, posts: [inTwoLanguages, aPost('summer', '2026-06-01')] })
  const keysIn = async (locale: 'en' | 'tr') =>
    (await listPosts(db, { locale, today, page: 1, pageSize: 9 })).posts.map(({ key }) => key)

  expect([await keysIn('en'), await keysIn('tr')]).toEqual([['summer'], ['summer', 'winter']])
})

test.each([
  ['a tag in any case', { tag: 'SNOW' }, ['winter']],
  ['a part of a tag', { tag: 'sno' }, []],
  ['words of the title without their accents', { q: 'kis' }, ['winter']],
  ['words that no post has', { q: 'kış plaj' }, []],
])('finds posts by %s', async (_, filter, keys) => {
  const db = await testDb()
  await importContent(db, { ...empty, posts: [inTwoLanguages, aPost('summer', '2026-06-01', 'sea')] })

  const { posts } = await listPosts(db, { locale: 'tr', today, page: 1, pageSize: 9, ...filter })

  expect(posts.map(({ key }) => key)).toEqual(keys)
})

test('names the most used tags first', async () => {
  const db = await testDb()
  await importContent(db, { ...empty, posts: [aPost('a', '2026-01-01', 'x'), aPost('b', '2026-02-01', 'y', 'x')] })

  expect(await listTags(db, { locale: 'en', today, limit: 5 })).toEqual(['x', 'y'])
})

test('leaves out what cannot be read, and shows the rest', async () => {
  const db = await testDb()
  const ask = (id: string, group: string) => ({ id, group, order: 1, question: same(id), answer: same('<p>1</p>') })
  await importContent(db, {
    ...empty,
    pages: [aPage('broken'), aPage('whole')],
    groups: [
      { id: 'good', title: same('Good') },
      { id: 'bad', title: same('Bad') },
    ],
    questions: [ask('whole', 'good'), ask('broken', 'good'), ask('other', 'bad')],
  })
  await sql`update pages set title = '{}' where key = 'broken'`.execute(db)
  await sql`update questions set answer = '[]' where key = 'broken'`.execute(db)
  await sql`update question_groups set title = '3' where key = 'bad'`.execute(db)

  const groups = await listQuestions(db, { locale: 'en', today })

  expect((await listPages(db, { locale: 'en', today })).map(({ key }) => key)).toEqual(['whole'])
  expect(groups.map(({ key, questions }) => [key, questions.map((each) => each.key)])).toEqual([['good', ['whole']]])
})
