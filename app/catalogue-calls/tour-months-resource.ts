import { servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listTourMonths } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/tour-months-resource.ts'
import { publicAnswer } from './public-answer.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The months of the coming year that have departures. */
export async function loader(call: Route.LoaderArgs) {
  const months = await listTourMonths(call.context.get(servicesContext).db, dayInIstanbul(new Date()))
  return publicAnswer(call, {
    data: months.filter(({ count }) => count > 0).map(({ month, count }) => ({ month, count })),
  })
}
