import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { AssuranceDays } from './domain/assurances.ts'

const days = z.int().min(0).max(365)

/** How many days before a departure what makes it sure is there, and after how many days an airline is asked anew. */
export const assuranceDaysSetting = defineSetting<AssuranceDays & { renewAfter: number }>({
  key: 'assuranceDays',
  schema: z.object({
    airline: days,
    hotels: days,
    guide: days,
    visas: days,
    renewAfter: z.int().min(7).max(365),
  }),
  fallback: { airline: 60, hotels: 45, guide: 14, visas: 7, renewAfter: 45 },
})
