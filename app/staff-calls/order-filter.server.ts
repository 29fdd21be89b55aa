import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { callFacts } from '#app/session/call-facts.server.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { orderStates } from '#modules/booking/index.ts'
import { problem } from '#platform/http/problem.server.ts'
import type { StaffCall } from './staff-call.server.ts'

const day = z.string().transform((text, check): PlainDate => {
  const date = parsePlainDate(text)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})

const OrderFilter = z
  .object({
    q: z.string().max(100).optional(),
    state: z.enum(orderStates).optional(),
    tourId: z.string().max(100).optional(),
    from: day.optional(),
    to: day.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] })

/** The filter of a call; empty values count as left out, unknown names are ignored. */
export function readOrderFilter(query: URLSearchParams) {
  return OrderFilter.safeParse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
}

export function refuseFilter({ url, context }: StaffCall, error: z.ZodError): Response {
  const { locale, instance, traceId } = callFacts(context, url)
  const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))]
  const text = translator(locale, 'tours')
  const detail = text('wrong-filter', { names: names.join(', ') })
  return problem('filter_invalid', {
    status: 400,
    title: text('filter-refused'),
    detail,
    instance,
    traceId,
    errors: names.map((name) => ({ pointer: `/${name}`, code: 'filter_invalid', message: detail })),
    headers: { 'Content-Language': locale },
  })
}
