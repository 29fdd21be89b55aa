import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { WeightRules } from './differences.ts'

/**
 * From when on a change of what was bought counts as essential, which gives travellers the right to leave without cost. A
 * journey on another day, another way of flying and fewer nights always do.
 */
export const changeWeightsSetting = defineSetting<WeightRules>({
  key: 'changeWeights',
  schema: z.object({
    metres: z.int().min(0).max(10_000),
    hours: z.int().min(0).max(48),
    fewerStars: z.boolean(),
    anotherCity: z.boolean(),
    lowerBoard: z.boolean(),
  }),
  fallback: { metres: 300, hours: 6, fewerStars: true, anotherCity: true, lowerBoard: true },
})
