import { z } from 'zod'
import { locales } from '#kernel/locale.ts'

/** What the form beside an issued document asks for: the same document in another language. */
export const CopyForm = z.object({ document: z.uuid(), language: z.enum(locales) })
