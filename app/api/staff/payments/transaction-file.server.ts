import { answerListFile, type ListFormat } from '#app/acts/lists/answer-list-file.server.ts'
import { listTransactionRows } from '#app/acts/lists/transaction-rows.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { answerStaff, type StaffCall } from '../staff-call.server.ts'
import { TransactionFilter } from './wire-transaction.ts'

/** The filtered entries of the cash registers as a file of the day. */
export function answerTransactionFile(call: StaffCall, format: ListFormat): Promise<Response> {
  return answerStaff(call, 'payments', async (db, admin) => {
    const filter = readQuery(call, TransactionFilter)
    if (!filter.ok) return filter.error
    const locale = call.context.get(localeContext)
    const lines = await listTransactionRows(db, admin, filter.value, locale)
    return answerListFile(lines, { name: `transactions-${dayInIstanbul(new Date())}`, format, locale })
  })
}
