import { listFileHandle } from '#app/api/calls/list-file-handle.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/transactions-csv-resource.ts'
import { answerTransactionFile } from './transaction-file.server.ts'
import { TransactionFilter } from './wire-transaction.ts'

export const handle: ResourceHandle = listFileHandle(
  'csv',
  'The filtered entries of the cash registers as a file',
  TransactionFilter,
)

export function loader(call: Route.LoaderArgs) {
  return answerTransactionFile(call, 'csv')
}
