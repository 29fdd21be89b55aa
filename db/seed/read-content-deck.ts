import { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { datePost, postAnchors } from './date-post.ts'
import { readContent } from './read-content.ts'

const Posts = z.object({
  posts: z.array(
    z.looseObject({
      id: z.string(),
      slug: z.record(z.string(), z.string()),
      date: z.object({ anchor: z.enum(postAnchors), offsetDays: z.number().int() }),
    }),
  ),
})

type DatedPost = { id: string; slug: Record<string, string>; publishedOn: PlainDate }

const Pages = z.object({ pages: z.array(z.unknown()) })

const Questions = z.object({ groups: z.array(z.unknown()), questions: z.array(z.unknown()) })

/** Pages, posts dated into the season, and questions of the demo; the module that imports them checks their form. */
export function readContentDeck(today: PlainDate, schoolBreaks: readonly PlainDate[]): { posts: DatedPost[] } {
  const { posts } = Posts.parse(readContent('posts'))
  return {
    ...Pages.parse(readContent('pages')),
    ...Questions.parse(readContent('faq')),
    posts: posts.map(({ date, ...post }) => ({ ...post, publishedOn: datePost(date, { today, schoolBreaks }) })),
  }
}
