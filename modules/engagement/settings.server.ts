import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** For how many hours seats are held for whoever's turn it is on a waiting list. */
export const waitingOfferHoursSetting = defineSetting({
  key: 'waitingOfferHours',
  schema: z.number().int().min(1).max(168),
  fallback: 24,
})
