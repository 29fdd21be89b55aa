import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** How many open days before a departure visas are handed in; who makes them wants about three weeks. */
export const visaLeadDaysSetting = defineSetting<number>({
  key: 'visaLeadDays',
  schema: z.int().min(1).max(120),
  fallback: 21,
})
