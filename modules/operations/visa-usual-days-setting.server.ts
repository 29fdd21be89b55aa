import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** Within how many days a visa that was applied for usually comes; said to travellers, and promised to nobody. */
export const visaUsualDaysSetting = defineSetting<{ min: number; max: number }>({
  key: 'visaUsualDays',
  schema: z
    .object({ min: z.int().min(1).max(60), max: z.int().min(1).max(60) })
    .refine(({ min, max }) => min <= max, { path: ['max'] }),
  fallback: { min: 2, max: 5 },
})
