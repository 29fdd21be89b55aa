import { z } from 'zod'
import { refuseFilters } from '#app/calls/read-query.server.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { orderStates } from '#modules/booking/index.ts'
import type { StaffCall } from './staff-call.server.ts'

const day = z.string().transform((text, check): PlainDate => {
  const date = parsePlainDate(text)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})

export const OrderFilter = z.object({
  q: z.string().max(100).optional(),
  state: z.enum(orderStates).optional(),
  tourId: z.string().max(100).optional(),
  from: day.optional(),
  to: day.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
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
