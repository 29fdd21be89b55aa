import { z } from 'zod'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { MediaDeck } from '#modules/content/index.server.ts'
import { datePost, postAnchors } from './date-post.ts'
import { readContent } from './read-content.ts'

const text = z.object({ tr: z.string(), en: z.string(), ar: z.string() })

/** Days before the season, or beside the last Ramadan, winter or other time of year that a picture shows. */
const dated = {
  date: z.union([
    z.object({ daysBefore: z.number().int().positive() }),
    z.object({ anchor: z.enum(postAnchors), offsetDays: z.number().int() }),
  ]),
}

const Media = z.object({
  albums: z.array(z.object({ key: z.string(), name: text })),
  media: z.array(
    z.object({
      ...dated,
      id: z.string(),
      album: z.string(),
      picture: z.string(),
      width: z.number(),
      height: z.number(),
      alt: text,
      caption: text,
    }),
  ),
  shares: z.array(
    z.object({ ...dated, id: z.string(), picture: z.string(), alt: text, words: text, link: z.string() }),
  ),
})

/** The albums of the demo: our own drawings, marked as what they are, dated back from the first day of the season. */
export function readMediaDeck(today: PlainDate): MediaDeck {
  const { albums, media, shares } = Media.parse(readContent('media'))
  return {
    albums,
    media: media.map(({ date, ...entry }) => ({ ...entry, takenOn: dayOf(date, today), isSample: true })),
    shares: shares.map(({ date, ...share }) => ({ ...share, takenOn: dayOf(date, today) })),
  }
}

function dayOf(date: z.output<typeof dated.date>, today: PlainDate): PlainDate {
  return 'daysBefore' in date ? addDays(today, -date.daysBefore) : datePost(date, { today, schoolBreaks: [] })
}
