import { addDays, type PlainDate } from '#kernel/plain-date.ts'

type Post = { id: string; slug: Record<string, string>; publishedOn: PlainDate }

/** Posts with copies of them, each a day older and with a link of its own, until there are so many. */
export function enlargePosts<Known extends Post>(posts: readonly Known[], wanted: number): Known[] {
  return Array.from({ length: wanted }, (_, index) => {
    const post = posts[index % posts.length]
    if (!post) throw new Error('there is no post to copy')
    const nth = Math.floor(index / posts.length)
    if (nth === 0) return post
    const slug = Object.fromEntries(Object.entries(post.slug).map(([locale, text]) => [locale, `${text}-${nth + 1}`]))
    return { ...post, id: `${post.id}-${nth + 1}`, slug, publishedOn: addDays(post.publishedOn, -nth) }
  })
}
