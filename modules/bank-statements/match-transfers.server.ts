import type { Money } from '#kernel/money.ts'
import { listTransfers, type TransferRecord } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { matchLine, type LineToMatch, type Match, type MatchReason } from './domain/match-line.ts'

/** A transfer that a line may be, and why. */
export type ProposedTransfer = {
  reference: string
  attemptRef: string
  amount: Money
  rest: Money
  payerName: string
  number: string
  subjectKind: TransferRecord['subject']['kind']
  state: TransferRecord['state']
  reasons: MatchReason[]
}

const LOOK_BACK_MS = 400 * 86_400_000

/** Compares lines with the transfers of the last thirteen months. The function it gives asks nobody any more. */
export async function transferMatcher(
  db: Db,
  now: Date,
): Promise<(line: LineToMatch) => Omit<Match, 'proposals'> & { proposals: ProposedTransfer[] }> {
  const transfers = await listTransfers(db, new Date(now.getTime() - LOOK_BACK_MS))
  const byRef = new Map(transfers.map((transfer) => [transfer.attemptRef, transfer]))
  return (line) => {
    const { certainty, proposals } = matchLine(line, transfers)
    return {
      certainty,
      proposals: proposals.flatMap(({ attemptRef, reasons }) => {
        const transfer = byRef.get(attemptRef)
        return transfer ? [toProposed(transfer, reasons)] : []
      }),
    }
  }
}

function toProposed(transfer: TransferRecord, reasons: MatchReason[]): ProposedTransfer {
  const { reference, attemptRef, amount, rest, payerName, number, subject, state } = transfer
  return { reference, attemptRef, amount, rest, payerName, number, subjectKind: subject.kind, state, reasons }
}
