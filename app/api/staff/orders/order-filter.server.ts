import { z } from 'zod'
import { PageQuery, QueryDay, sortedBy } from '#app/wire/wire.ts'
import { refuseFilters } from '#app/api/calls/read-query.server.ts'
import { NOBODY, orderSorts, orderStates } from '#modules/booking/index.ts'
import type { StaffCall } from '../staff-call.server.ts'

export const OrderFilter = z.object({
  q: z.string().max(100).optional(),
  state: z.enum(orderStates).optional(),
  tourId: z.string().max(100).optional(),
  keeper: z
    .union([z.uuid(), z.literal(NOBODY)])
    .optional()
    .meta({ description: 'The id of the member of staff who looks after the customer, or `nobody`.' }),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(orderSorts),
  ...PageQuery.shape,
})

const OrderedFilter = OrderFilter.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
  path: ['to'],
})

/** The filter of a call; empty values count as left out, unknown names are ignored. */
export function readOrderFilter(query: URLSearchParams) {
  return OrderedFilter.safeParse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
}

export function refuseFilter(call: StaffCall, error: z.ZodError): Response {
  return refuseFilters(call, [...new Set(error.issues.map((issue) => String(issue.path[0])))])
}
