import { z } from 'zod'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/transactions-xlsx-resource.ts'
import { toXlsx, XLSX } from '#app/acts/lists/xlsx.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { listTransactionRows } from '#app/acts/lists/transaction-rows.server.ts'
import { TransactionFilter } from './wire-transaction.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  isExport: true,
  describes: {
    GET: {
      summary: 'The filtered entries of the cash registers as an Excel file',
      query: TransactionFilter,
      answers: { 200: z.string() },
      produces: XLSX,
      problems: ['filter_invalid'],
    },
  },
}

/** The filtered entries as an Excel file. Texts stay texts: a note that looks like a formula is not run. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const filter = readQuery(call, TransactionFilter)
    if (!filter.ok) return filter.error
    const locale = call.context.get(localeContext)
    const { head, rows } = await listTransactionRows(db, admin, filter.value, locale)
    return new Response(await toXlsx([head, ...rows]), {
      headers: {
        'Content-Type': XLSX,
        'Content-Disposition': `attachment; filename="transactions-${dayInIstanbul(new Date())}.xlsx"`,
        'Content-Language': locale,
      },
    })
  })
}
