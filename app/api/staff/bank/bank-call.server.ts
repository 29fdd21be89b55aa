import { z } from 'zod'
import { WireDay, WireInstant, WireMoney, moneyOnWire } from '#app/wire/wire.ts'
import type { BankLine } from '#modules/bank-statements/index.server.ts'
import { certainties, lineStates } from '#modules/bank-statements/index.ts'

/** A line of a bank statement as calls show it. */
export const WireBankLine = z
  .object({
    id: z.string(),
    statementId: z.string(),
    bookedOn: WireDay,
    amount: WireMoney,
    text: z.string(),
    payerName: z.string().nullable(),
    payerIban: z.string().nullable(),
    accountIban: z.string(),
    bankRef: z.string().nullable(),
    certainty: z.enum(certainties),
    state: z.enum(lineStates),
    note: z.string(),
    decidedAt: WireInstant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'BankLine', description: 'A line of a bank statement; its version is the entity tag for a decision.' })

export function lineOnWire(line: BankLine) {
  return {
    id: line.id,
    statementId: line.statementId,
    bookedOn: line.bookedOn,
    amount: moneyOnWire(line.amount),
    text: line.text,
    payerName: line.payerName,
    payerIban: line.payerIban,
    accountIban: line.accountIban,
    bankRef: line.bankRef,
    certainty: line.certainty,
    state: line.state,
    note: line.note,
    decidedAt: line.decidedAt,
    version: line.version,
  }
}
