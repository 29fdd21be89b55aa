import { z } from 'zod'
import { PageQuery, QueryDay, sortedBy } from '#app/wire/wire.ts'
import { attemptSorts } from '#modules/payments/index.ts'
import { attemptStateOf, wireAttemptStates } from './attempt-state-on-wire.ts'

export const AttemptFilter = z.object({
  q: z.string().max(100).optional(),
  needsPerson: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  state: z.enum(wireAttemptStates).transform(attemptStateOf).optional(),
  provider: z.string().max(40).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(attemptSorts),
  ...PageQuery.shape,
})

/** The filter of a call; empty values count as left out, unknown names are ignored. */
export function readAttemptFilter(query: URLSearchParams) {
  return AttemptFilter.safeParse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
}
