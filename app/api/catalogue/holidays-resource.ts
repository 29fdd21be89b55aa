import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { holidaysOfYear } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/holidays-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { holidayYearOnWire, WireHolidays } from './wire-holiday.ts'

const YearQuery = z.object({ year: z.string() })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The holidays of a year in their four groups',
      query: YearQuery,
      answers: { 200: WireHolidays },
      problems: ['holidays_unknown'],
    },
  },
}

/** The holidays of a year in their four groups. */
export async function loader(call: Route.LoaderArgs) {
  const asked = YearQuery.safeParse(Object.fromEntries(call.url.searchParams))
  const holidays = asked.success && (await holidaysOfYear(call.context.get(servicesContext).db, asked.data.year))
  if (holidays) return publicAnswer(call, holidayYearOnWire(holidays))
  const title = translator(call.context.get(localeContext), 'tours')('holidays-unknown')
  return refuseWith(call, 'holidays_unknown', { title, detail: title })
}
