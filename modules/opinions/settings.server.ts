import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/**
 * Whether customers are asked for a review after their journey, how many days after its end, and whether those who have not
 * answered are reminded once.
 */
export const reviewRequestsSetting = defineSetting<{ asks: boolean; days: number; reminds: boolean }>({
  key: 'reviewRequests',
  schema: z.object({ asks: z.boolean(), days: z.int().min(1).max(60), reminds: z.boolean() }),
  fallback: { asks: true, days: 3, reminds: true },
})
