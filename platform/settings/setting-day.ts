import { z } from 'zod'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'

/** A day as settings keep it. */
export const settingDay = z.string().refine((text): text is PlainDate => parsePlainDate(text) !== undefined)
