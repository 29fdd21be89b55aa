import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { nextCursorLink } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { WireDay, WireInstant } from '#app/wire/wire.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listMedia } from '#modules/content/index.server.ts'
import { mediaKinds, type MediaEntry } from '#modules/content/index.ts'
import type { Route } from './+types/media-resource.ts'
import { pictureUrl } from './picture-url.ts'
import { publicAnswer } from './public-answer.server.ts'

const MediaQuery = z.object({
  album: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  kind: z.enum(mediaKinds).optional(),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})

const WireMedia = z
  .object({
    id: z.string(),
    kind: z.enum(mediaKinds),
    url: z.url().meta({ description: 'The picture; of a video, its still.' }),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    caption: z.string(),
    takenOn: WireDay,
    videoUrl: z.url().nullable(),
    thumbnailUrl: z.url(),
    uploadDate: WireInstant,
  })
  .meta({ id: 'Media', description: 'A picture or a video of an album.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Pictures and videos, the latest first',
      query: MediaQuery,
      answers: {
        200: z.object({
          data: z.array(WireMedia),
          meta: z.object({ nextCursor: z.string().nullable(), total: z.int() }),
        }),
      },
      problems: ['filter_invalid', 'cursor_invalid'],
    },
  },
}

/** The albums as a feed. */
export async function loader(call: Route.LoaderArgs) {
  const { context, url } = call
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const query = readQuery(call, MediaQuery)
  if (!query.ok) return query.error
  const feed = await listMedia(db, { ...query.value, locale })
  if (!feed.ok) {
    const title = translator(locale, 'problems')('cursor_invalid')
    return refuseWith(call, 'cursor_invalid', { title, detail: title })
  }
  const { entries, total, nextCursor } = feed.value
  const { origin } = env.publicUrl
  const body = { data: entries.map((entry) => mediaOnWire(entry, origin)), meta: { nextCursor, total } }
  return publicAnswer(call, body, nextCursorLink(url, origin, nextCursor))
}

function mediaOnWire(entry: MediaEntry, origin: string): z.input<typeof WireMedia> {
  const { id, kind, width, height, alt, caption, takenOn } = entry
  const picture = pictureUrl(entry.picture, origin)
  return {
    id,
    kind,
    url: picture,
    width,
    height,
    alt,
    caption,
    takenOn,
    videoUrl: entry.video && new URL(entry.video.url, origin).href,
    thumbnailUrl: picture,
    uploadDate: entry.uploadedAt.toISOString(),
  }
}
