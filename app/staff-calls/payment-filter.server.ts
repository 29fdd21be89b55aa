import { z } from 'zod'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { attemptStates } from '#modules/payments/index.ts'

const day = z.string().transform((text, check): PlainDate => {
  const date = parsePlainDate(text)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})

export const AttemptFilter = z.object({
  q: z.string().max(100).optional(),
  needsPerson: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  state: z.enum(attemptStates).optional(),
  provider: z.string().max(40).optional(),
  from: day.optional(),
  to: day.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

/** The filter of a call; empty values count as left out, unknown names are ignored. */
export function readAttemptFilter(query: URLSearchParams) {
  return AttemptFilter.safeParse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
}
