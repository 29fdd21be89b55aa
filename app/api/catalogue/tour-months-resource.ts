import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listTourMonths } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/tour-months-resource.ts'
import { publicAnswer } from './public-answer.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The months that have departures',
      answers: {
        200: z.object({ data: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int().min(1) })) }),
      },
    },
  },
}

/** The months of the coming year that have departures. */
export async function loader(call: Route.LoaderArgs) {
  const months = await listTourMonths(call.context.get(servicesContext).db, {
    today: dayInIstanbul(new Date()),
    locale: call.context.get(localeContext),
  })
  return publicAnswer(call, {
    data: months.filter(({ count }) => count > 0).map(({ month, count }) => ({ month, count })),
  })
}
