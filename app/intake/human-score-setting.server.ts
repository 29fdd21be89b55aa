import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** From which score on a provider that gives scores is believed: 0 is surely a program, 1 surely a person. */
export const humanScoreSetting = defineSetting({
  key: 'humanCheckMinScore',
  schema: z.number().min(0).max(1),
  fallback: 0.5,
})
