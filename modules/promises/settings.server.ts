import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { AnswerRule } from './domain/answer.ts'
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

/**
 * How many days an essential change may be thought over. Unless silence counts as a yes, whoever lets them pass is called;
 * what was told holds for whom it was told to.
 */
export const changeAnswersSetting = defineSetting<AnswerRule>({
  key: 'changeAnswers',
  schema: z.object({ days: z.int().min(1).max(30), silenceAccepts: z.boolean() }),
  fallback: { days: 5, silenceAccepts: false },
})
