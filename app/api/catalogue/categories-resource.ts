import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listCategories } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/categories-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { WireCategory } from './wire-tour.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: { GET: { summary: 'All categories', answers: { 200: z.object({ data: z.array(WireCategory) }) } } },
}

/** Every category with its number of departures. */
export async function loader(call: Route.LoaderArgs) {
  const { db, env } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const categories = await listCategories(db, { locale, today: dayInIstanbul(new Date()) })
  const data = categories.map(({ link, name, tourCount, image }) => ({
    link,
    name,
    tourCount,
    image: `${env.publicUrl.origin}/art/${image}.svg`,
  }))
  return publicAnswer(call, { data })
}
