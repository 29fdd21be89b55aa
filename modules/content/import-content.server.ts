import { z } from 'zod'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { blankText, inEveryLocale, locales, type Localised } from '#kernel/locale.ts'
import { sanitiseHtml } from '#platform/html/sanitise-html.server.ts'
import { localised, partlyLocalised, partlyLocalisedWords } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

const day = z.string().transform((value, context): PlainDate => {
  const date = parsePlainDate(value)
  if (date) return date
  context.addIssue({ code: 'custom', message: 'no calendar day' })
  return z.NEVER
})

/** JSON in a deck, or text that is kept as it is, also when it is no JSON. */
const jsonText = z.union([z.string(), z.json().transform((value) => JSON.stringify(value))])

/** The agency's writing as decks hold it; pages come after the page they belong to. */
const ContentDeck = z.object({
  pages: z.array(
    z.object({
      id: z.string(),
      parent: z.string().nullable(),
      slug: localised,
      picture: z.string(),
      banner: z.string().default(''),
      sound: z.string().default(''),
      title: localised,
      subtitle: localised,
      metaTitle: localised,
      metaDescription: localised,
      body: localised,
      /** The links as the language menu uses them; those of `slug` unless given. */
      slugMap: jsonText.optional(),
      subCat: z.string().nullable().default(null),
      categories: jsonText.optional(),
      jsonLd: z.object(inEveryLocale(() => jsonText)).default(blankText()),
      isPublished: z.boolean().default(true),
    }),
  ),
  posts: z.array(
    z.object({
      id: z.string(),
      slug: partlyLocalised,
      picture: z.string(),
      authorRole: partlyLocalised,
      publishedOn: day,
      tags: partlyLocalisedWords,
      title: partlyLocalised,
      excerpt: partlyLocalised,
      metaTitle: partlyLocalised,
      body: partlyLocalised,
    }),
  ),
  groups: z.array(z.object({ id: z.string(), title: localised })),
  questions: z.array(
    z.object({ id: z.string(), group: z.string(), order: z.number().int(), question: localised, answer: localised }),
  ),
})

/**
 * Adds pages, posts and questions; those that are known by their id stay as they are. Texts are cleaned before they are
 * kept, and again whenever they are shown. Run it in a transaction.
 * @throws ZodError on a bad deck.
 */
export async function importContent(tx: Db, deck: unknown): Promise<void> {
  const { pages, posts, groups, questions } = ContentDeck.parse(deck)
  const tables = own(tx)
  for (const [index, page] of pages.entries()) {
    await tables.insertInto('pages').values(pageRow(page, index)).onConflict(keepKnown).execute()
  }
  for (const post of posts) await tables.insertInto('posts').values(postRow(post)).onConflict(keepKnown).execute()
  for (const [index, { id, title }] of groups.entries()) {
    const row = { key: id, sort_order: index, title: toJson(title) }
    await tables.insertInto('question_groups').values(row).onConflict(keepKnown).execute()
  }
  for (const { id, group, order, question, answer } of questions) {
    const row = {
      key: id,
      group_key: group,
      sort_order: order,
      question: toJson(question),
      answer: toJson(cleaned(answer)),
    }
    await tables.insertInto('questions').values(row).onConflict(keepKnown).execute()
  }
}

function keepKnown<Built>(known: { column: (name: 'key') => { doNothing: () => Built } }): Built {
  return known.column('key').doNothing()
}

type Deck = z.infer<typeof ContentDeck>

function pageRow(page: Deck['pages'][number], index: number) {
  return {
    key: page.id,
    parent_key: page.parent,
    sort_order: index,
    slug: toJson(page.slug),
    picture: page.picture,
    title: toJson(page.title),
    subtitle: toJson(page.subtitle),
    meta_title: toJson(page.metaTitle),
    meta_description: toJson(page.metaDescription),
    body: toJson(cleaned(page.body)),
    banner: page.banner,
    sound: page.sound,
    slug_map: page.slugMap ?? toJson(page.slug),
    categories: page.categories ?? (page.subCat === null ? '' : toJson({ SubCat: page.subCat })),
    json_ld: toJson(page.jsonLd),
    is_published: page.isPublished,
  }
}

function postRow(post: Deck['posts'][number]) {
  return {
    key: post.id,
    slug: toJson(post.slug),
    picture: post.picture,
    author_role: toJson(post.authorRole),
    published_on: post.publishedOn,
    tags: toJson(post.tags),
    title: toJson(post.title),
    excerpt: toJson(post.excerpt),
    meta_title: toJson(post.metaTitle),
    body: toJson(cleaned(post.body)),
  }
}

function cleaned<Words extends Partial<Localised>>(words: Words): Words {
  const clean = { ...words }
  for (const locale of locales) {
    const html = words[locale]
    if (html !== undefined) clean[locale] = sanitiseHtml(html)
  }
  return clean
}
