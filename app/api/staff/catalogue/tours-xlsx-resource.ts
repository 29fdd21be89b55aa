import { z } from 'zod'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/tours-xlsx-resource.ts'
import { toXlsx, XLSX } from '#app/acts/lists/xlsx.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { listTourRows } from '#app/acts/lists/tour-rows.server.ts'
import { StaffTourFilter } from '#app/wire/wire-staff-tour.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  isExport: true,
  describes: {
    GET: {
      summary: 'The filtered departures as an Excel file',
      query: StaffTourFilter,
      answers: { 200: z.string() },
      produces: XLSX,
      problems: ['filter_invalid'],
    },
  },
}

/** The filtered departures as an Excel file. Texts stay texts: a name that looks like a formula is not run. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const filter = readQuery(call, StaffTourFilter)
    if (!filter.ok) return filter.error
    const locale = call.context.get(localeContext)
    const { head, rows } = await listTourRows(db, admin, filter.value, locale)
    return new Response(await toXlsx([head, ...rows]), {
      headers: {
        'Content-Type': XLSX,
        'Content-Disposition': `attachment; filename="tours-${dayInIstanbul(new Date())}.xlsx"`,
        'Content-Language': locale,
      },
    })
  })
}
