import { z } from 'zod'
import { WireDay, WireInstant } from '#app/wire/wire.ts'
import { inEveryLocale } from '#kernel/locale.ts'

/** Pages, posts and questions as calls answer them. */

const inEveryLanguage = z.object(inEveryLocale(() => z.string()))

export const WirePageSummary = z
  .object({
    link: z.string(),
    title: z.string(),
    subtitle: z.string(),
    excerpt: z.string(),
    image: z.string(),
    parent: z.string().nullable().meta({ description: 'The key of the page above.' }),
    key: z.string(),
  })
  .meta({ id: 'PageSummary', description: 'A content page in a list.' })

export const WirePage = z
  .object({
    ...WirePageSummary.shape,
    links: inEveryLanguage,
    banner: z.string(),
    sound: z.string(),
    body: z.string().meta({ description: 'Clean HTML.' }),
    mainGroup: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    keywords: z.string(),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    jsonLd: z.unknown(),
    children: z.array(WirePageSummary),
    createdAt: WireInstant,
    updatedAt: WireInstant,
  })
  .meta({ id: 'Page', description: 'A content page.' })

export const WirePostSummary = z
  .object({
    link: z.string(),
    title: z.string(),
    excerpt: z.string().meta({ description: 'At most 120 characters.' }),
    image: z.string(),
    publishedOn: WireDay,
    tags: z.array(z.string()),
  })
  .meta({ id: 'PostSummary', description: 'A post in a list.' })

const Alternates = z.object(inEveryLocale(() => z.string())).partial()

export const WirePost = z
  .object({
    ...WirePostSummary.shape,
    alternates: Alternates.meta({ description: 'The link in each language that has the post.' }),
    author: z.string(),
    metaTitle: z.string(),
    body: z.string().meta({ description: 'Clean HTML.' }),
    related: z.array(WirePostSummary),
  })
  .meta({ id: 'Post' })

export const WireQuestion = z
  .object({
    id: z.string(),
    question: z.string(),
    answer: z.string().meta({ description: 'Clean HTML.' }),
    group: z.object({ id: z.string(), title: z.string() }),
  })
  .meta({ id: 'Question' })
