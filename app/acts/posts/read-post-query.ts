import { z } from 'zod'

/** What the list of posts may be asked for, on its page and by a call. */
export const PostQuery = z.object({
  q: z.string().trim().max(100).optional(),
  tag: z.string().trim().max(60).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

export type AskedPosts = z.output<typeof PostQuery> & { isReadable: boolean }

/** Empty values count as left out. What cannot be read asks for nothing that there is. */
export function readPostQuery(query: URLSearchParams): AskedPosts {
  const asked = PostQuery.safeParse(Object.fromEntries([...query].filter(([, value]) => value.trim() !== '')))
  return asked.success ? { ...asked.data, isReadable: true } : { page: 1, isReadable: false }
}
