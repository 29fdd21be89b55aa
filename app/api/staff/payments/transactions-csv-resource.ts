import { z } from 'zod'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/transactions-csv-resource.ts'
import { toCsv } from '#app/acts/lists/csv.ts'
import { answerStaff } from '../staff-call.server.ts'
import { listTransactionRows } from '#app/acts/lists/transaction-rows.server.ts'
import { TransactionFilter } from './wire-transaction.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  isExport: true,
  describes: {
    GET: {
      summary: 'The filtered entries of the cash registers as a file',
      query: TransactionFilter,
      answers: { 200: z.string() },
      produces: 'text/csv',
      problems: ['filter_invalid'],
    },
  },
}

/** The filtered entries as a file. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const filter = readQuery(call, TransactionFilter)
    if (!filter.ok) return filter.error
    const locale = call.context.get(localeContext)
    const { head, rows } = await listTransactionRows(db, admin, filter.value, locale)
    return new Response(toCsv([head, ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="transactions-${dayInIstanbul(new Date())}.csv"`,
        'Content-Language': locale,
      },
    })
  })
}
