import { z } from 'zod'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { mediaKinds } from './domain/media.ts'
import { MEDIA_TAG } from './page-tags.server.ts'

const day = z.string().transform((value, context): PlainDate => {
  const date = parsePlainDate(value)
  if (date) return date
  context.addIssue({ code: 'custom', message: 'no calendar day' })
  return z.NEVER
})

const MediaDeck = z.object({
  albums: z.array(z.object({ key: z.string(), name: localised })),
  media: z.array(
    z.object({
      id: z.string().regex(/^[\w-]{1,64}$/),
      kind: z.enum(mediaKinds).default('photo'),
      album: z.string(),
      picture: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      alt: localised,
      caption: localised,
      takenOn: day,
      video: z.object({ url: z.string(), seconds: z.number().int().positive().nullable() }).nullable().default(null),
      isSample: z.boolean(),
      isPublished: z.boolean().default(true),
    }),
  ),
  shares: z.array(
    z.object({
      id: z.string().regex(/^[\w-]{1,64}$/),
      picture: z.string(),
      alt: localised,
      words: localised,
      link: z.url({ protocol: /^https$/ }),
      takenOn: day,
      isPublished: z.boolean().default(true),
    }),
  ),
})

export type MediaDeck = z.input<typeof MediaDeck>

/**
 * Adds albums, pictures, videos and shares; those that are known by their id stay as they are. Run it in a transaction.
 * @throws ZodError on a bad deck.
 */
export async function importMedia(tx: Db, deck: MediaDeck): Promise<void> {
  const { albums, media, shares } = MediaDeck.parse(deck)
  const tables = own(tx)
  if (albums.length > 0)
    await tables
      .insertInto('media_albums')
      .values(albums.map(({ key, name }, index) => ({ key, sort_order: index, name: toJson(name) })))
      .onConflict((known) => known.column('key').doNothing())
      .execute()
  if (media.length > 0)
    await tables
      .insertInto('media')
      .values(media.map(mediaRow))
      .onConflict((known) => known.column('public_id').doNothing())
      .execute()
  if (shares.length > 0)
    await tables
      .insertInto('instagram_shares')
      .values(shares.map(shareRow))
      .onConflict((known) => known.column('public_id').doNothing())
      .execute()
  await invalidatePages(tx, MEDIA_TAG)
}

type Deck = z.output<typeof MediaDeck>

function mediaRow({ id, album, picture, takenOn, video, ...entry }: Deck['media'][number]) {
  return {
    public_id: id,
    kind: entry.kind,
    album_key: album,
    file_key: picture,
    width: entry.width,
    height: entry.height,
    alt: toJson(entry.alt),
    caption: toJson(entry.caption),
    taken_on: takenOn,
    video_url: video?.url ?? null,
    video_seconds: video?.seconds ?? null,
    is_sample: entry.isSample,
    is_published: entry.isPublished,
  }
}

function shareRow({ id, picture, alt, words, link, takenOn, isPublished }: Deck['shares'][number]) {
  return {
    public_id: id,
    picture,
    alt: toJson(alt),
    words: toJson(words),
    link,
    taken_on: takenOn,
    is_published: isPublished,
  }
}
