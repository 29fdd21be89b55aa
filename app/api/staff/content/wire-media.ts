import { z } from 'zod'
import { inEveryLocale } from '#kernel/locale.ts'
import type { StaffMedia } from '#modules/content/index.server.ts'

const words = z.strictObject(inEveryLocale(() => z.string().max(300)))

const percent = z.int().min(0).max(100)

export const WireStaffMedia = z
  .object({
    id: z.string(),
    kind: z.enum(['photo', 'video']),
    path: z.string(),
    album: z.string(),
    alt: words,
    caption: words,
    published: z.boolean(),
    focus: z
      .object({ x: percent, y: percent })
      .meta({ description: 'What stays in sight, in percent of the picture.' }),
    usedIn: z.array(z.string()),
    version: z.int(),
  })
  .meta({ id: 'StaffMedia', description: 'A picture or video of the library, published or not.' })

/** What a call may change; what it leaves out stays. */
export const MediaChanges = z.strictObject({
  album: z.string().optional(),
  alt: words.optional(),
  caption: words.optional(),
  published: z.boolean().optional(),
  focus: z.strictObject({ x: percent, y: percent }).optional(),
})

export function mediaOnWire({ picture, isPublished, ...media }: StaffMedia): z.input<typeof WireStaffMedia> {
  return { ...media, path: picture, published: isPublished }
}
