import { z } from 'zod'
import { locales } from '#kernel/locale.ts'

/** The jsonb columns of the content, parsed where they are read and where a deck is imported. */
export const localised = z.object({ tr: z.string(), en: z.string(), ar: z.string() })

/** Texts of what need not exist in every language. */
export const partlyLocalised = z.partialRecord(z.enum(locales), z.string())

export const partlyLocalisedWords = z.partialRecord(z.enum(locales), z.array(z.string()))
