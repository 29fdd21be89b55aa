import { answerListFile, type ListFormat } from '#app/acts/lists/answer-list-file.server.ts'
import { listTourRows } from '#app/acts/lists/tour-rows.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { StaffTourFilter } from '#app/wire/wire-staff-tour.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { answerStaff, type StaffCall } from '../staff-call.server.ts'

/** The filtered departures as a file of the day. */
export function answerTourFile(call: StaffCall, format: ListFormat): Promise<Response> {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const filter = readQuery(call, StaffTourFilter)
    if (!filter.ok) return filter.error
    const locale = call.context.get(localeContext)
    const lines = await listTourRows(db, admin, filter.value, locale)
    return answerListFile(lines, { name: `tours-${dayInIstanbul(new Date())}`, format, locale })
  })
}
