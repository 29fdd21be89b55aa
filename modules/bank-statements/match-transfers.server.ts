import { listTransfers, type TransferRecord } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { matchLine, type LineToMatch } from './domain/match-line.ts'

const LOOK_BACK_MS = 400 * 86_400_000

export type TransferMatcher = {
  match: (line: LineToMatch) => ReturnType<typeof matchLine>
  byRef: ReadonlyMap<string, TransferRecord>
}

/** Compares lines with the transfers that were announced in the last thirteen months; `match` asks nobody any more. */
export async function transferMatcher(db: Db, now: Date): Promise<TransferMatcher> {
  const transfers = await listTransfers(db, new Date(now.getTime() - LOOK_BACK_MS))
  return {
    match: (line) => matchLine(line, transfers),
    byRef: new Map(transfers.map((transfer) => [transfer.attemptRef, transfer])),
  }
}
