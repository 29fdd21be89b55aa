import { z } from 'zod'

/** The jsonb columns of the content, parsed where they are read and where a deck is imported. */
export const localised = z.object({ tr: z.string(), en: z.string(), ar: z.string() })

export const localisedWords = z.object({ tr: z.array(z.string()), en: z.array(z.string()), ar: z.array(z.string()) })
