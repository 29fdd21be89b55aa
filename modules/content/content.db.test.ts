import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { importContent } from './import-content.server.ts'
import { findPage, listPages } from './list-pages.server.ts'
import { findPost, listPosts } from './list-posts.server.ts'
import { listQuestions } from './list-questions.server.ts'

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

    const page = await findPage(db, { link: 'team-tr', locale: 'en' })

    expect(page).toMatchObject({
      title: 'team',
      links: { tr: 'team-tr', en: 'team' },
      parent: { link: 'about', title: 'about' },
      children: [{ link: 'office' }],
    })
  },
)

test('finds no page that nobody wrote', async () => {
  expect(await findPage(await testDb(), { link: 'none', locale: 'tr' })).toBeUndefined()
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

  expect(post?.related.map(({ key }) => key)).toEqual(['c', 'b'])
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

  const groups = await listQuestions(db, 'en')

  expect(groups.map(({ title, questions }) => [title, questions.map(({ key }) => key)])).toEqual([
    ['Later', ['q1', 'q2']],
  ])
})

test('changes nothing when a deck is imported again', async () => {
  const db = await testDb()
  const deck = { ...empty, pages: [aPage('about')] }
  await importContent(db, deck)

  await importContent(db, { ...deck, pages: [{ ...aPage('about'), title: same('changed') }] })

  expect((await listPages(db, 'en')).map(({ title }) => title)).toEqual(['about'])
})
