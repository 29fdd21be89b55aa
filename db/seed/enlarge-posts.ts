import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { copyKey, copySlug } from './name-copy.ts'

type Post = { id: string; slug: Record<string, string>; publishedOn: PlainDate }

/** Posts with copies of them, each a day older and with a link of its own, until there are so many. */
export function enlargePosts<Known extends Post>(posts: readonly Known[], wanted: number): Known[] {
  return Array.from({ length: wanted }, (_, index) => {
    const post = posts[index % posts.length]
    if (!post) throw new Error('there is no post to copy')
    const nth = Math.floor(index / posts.length)
    if (nth === 0) return post
    const { id, slug, publishedOn } = post
    return { ...post, id: copyKey(id, nth), slug: copySlug(slug, nth), publishedOn: addDays(publishedOn, -nth) }
  })
}
