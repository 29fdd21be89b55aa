import { z } from 'zod'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/tours-csv-resource.ts'
import { toCsv } from '#app/acts/lists/csv.ts'
import { answerStaff } from '../staff-call.server.ts'
import { listTourRows } from '#app/acts/lists/tour-rows.server.ts'
import { StaffTourFilter } from '#app/wire/wire-staff-tour.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  isExport: true,
  describes: {
    GET: {
      summary: 'The filtered departures as a file',
      query: StaffTourFilter,
      answers: { 200: z.string() },
      produces: 'text/csv',
      problems: ['filter_invalid'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const filter = readQuery(call, StaffTourFilter)
    if (!filter.ok) return filter.error
    const locale = call.context.get(localeContext)
    const { head, rows } = await listTourRows(db, admin, filter.value, locale)
    return new Response(toCsv([head, ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="tours-${dayInIstanbul(new Date())}.csv"`,
        'Content-Language': locale,
      },
    })
  })
}
