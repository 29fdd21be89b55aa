import { z } from 'zod'
import type { NextStep } from '../domain/next-step.ts'

export const NextStepColumn: z.ZodType<NextStep> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('frame'), url: z.string() }),
  z.object({
    kind: z.literal('card-form'),
    action: z.string(),
    fields: z.record(z.string(), z.string()),
    inputs: z.record(z.enum(['owner', 'number', 'month', 'year', 'cvc']), z.string()),
  }),
])
