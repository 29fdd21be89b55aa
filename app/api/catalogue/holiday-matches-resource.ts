import { z } from 'zod'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { matchHolidays } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/holiday-matches-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { holidayOnWire, WireHolidayMatch } from './wire-holiday.ts'

/** Dates that say nothing match nothing; they are no error. */
const MatchQuery = z.object({ start: z.string().default(''), end: z.string().default('') })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The holidays that touch a journey',
      query: MatchQuery,
      answers: { 200: z.object({ data: z.array(WireHolidayMatch) }) },
    },
  },
}

/** The holidays that touch a journey. */
export async function loader(call: Route.LoaderArgs) {
  const { start, end } = MatchQuery.parse(Object.fromEntries(call.url.searchParams))
  return publicAnswer(call, {
    data: (await matchHolidays(call.context.get(servicesContext).db, start, end)).map(holidayOnWire),
  })
}
