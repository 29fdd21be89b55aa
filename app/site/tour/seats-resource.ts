import { z } from 'zod'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findSeats } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/seats-resource.ts'

const WireSeats = z.object({ seatsLeft: z.int(), availability: z.enum(['available', 'full', 'closed']) })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: { summary: 'The places of a departure at this moment', answers: { 200: WireSeats } },
  },
}

/** The places of a departure at this moment; pages are cached and do not know them. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const seats = await findSeats(context.get(servicesContext).db, {
    id: params.tourId,
    today: dayInIstanbul(new Date()),
  })
  if (seats) return Response.json(seats, { headers: { 'Cache-Control': 'no-store' } })
  const { traceId } = context.get(factsContext)
  return callProblem('not_found', {
    locale: context.get(localeContext),
    instance: new URL(request.url).pathname,
    traceId,
  })
}
