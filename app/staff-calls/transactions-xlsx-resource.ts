import writeExcelFile from 'write-excel-file/node'
import { z } from 'zod'
import { readQuery } from '#app/calls/read-query.server.ts'
import { localeContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Route } from './+types/transactions-xlsx-resource.ts'
import { answerStaff } from './staff-call.server.ts'
import { listTransactionRows } from './transaction-rows.server.ts'
import { TransactionFilter } from './wire-transaction.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const handle: ResourceHandle = {
  methods: ['GET'],
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
    const file = await writeExcelFile([
      head.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        row.map((value) =>
          typeof value === 'number' ? { value, type: Number, format: '#,##0.00' } : { value, type: String },
        ),
      ),
    ]).toBuffer()
    return new Response(new Uint8Array(file), {
      headers: {
        'Content-Type': XLSX,
        'Content-Disposition': `attachment; filename="transactions-${dayInIstanbul(new Date())}.xlsx"`,
        'Content-Language': locale,
      },
    })
  })
}
