import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { ticketFacts } from './ticket-names.server.ts'
import { visaFacts } from './visa-rows.server.ts'

/** For the command that changes keys. */
export const sealedOperationColumns: readonly EncryptedColumn[] = [visaFacts, ticketFacts]
