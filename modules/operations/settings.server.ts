import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** For how many months after the return a passport has to last, where the tour says nothing else. */
export const passportMonthsSetting = defineSetting({
  key: 'passportMonths',
  schema: z.number().int().min(0).max(24),
  fallback: 6,
})
