import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { openField, sealField } from '#platform/field-cipher/field-cipher.server.ts'
import type { KeptTicketName, TicketName } from '../domain/ticket-name.ts'
import { own } from './tables.server.ts'

export const ticketFacts = {
  table: 'ticket_names',
  column: 'facts_sealed',
  rowColumn: 'passenger_id',
} as const satisfies EncryptedColumn

/** The tickets of some travellers, or of everybody of some departures. @throws SealedFieldUnreadable */
export async function readTicketNames(
  db: Db,
  of: { passengerIds: readonly string[] } | { departureIds: readonly string[] },
): Promise<KeptTicketName[]> {
  const [column, ids] =
    'passengerIds' in of ? (['passenger_id', of.passengerIds] as const) : (['departure_id', of.departureIds] as const)
  if (ids.length === 0) return []
  const rows = await own(db)
    .selectFrom('ticket_names')
    .select([
      'passenger_id as passengerId',
      'departure_id as departureId',
      'facts_sealed as sealed',
      'kept_at as keptAt',
      'kept_by as keptBy',
    ])
    .where(column, 'in', ids)
    .orderBy('passenger_id')
    .execute()
  return rows.map(({ sealed, ...row }) => ({
    ...(JSON.parse(openField(db, ticketFacts, row.passengerId, sealed)) as TicketName),
    ...row,
  }))
}

export type WrittenTicket = { passengerId: string; departureId: string; forgetOn: PlainDate; ticket: TicketName }

/** Writes tickets over what stood there; the day is locked by the caller. */
export async function writeTicketNames(
  tx: Db,
  tickets: readonly WrittenTicket[],
  { keptAt, keptBy }: { keptAt: Date; keptBy: string },
): Promise<void> {
  await own(tx)
    .insertInto('ticket_names')
    .values(
      tickets.map(({ passengerId, departureId, forgetOn, ticket }) => ({
        passenger_id: passengerId,
        departure_id: departureId,
        facts_sealed: sealField(tx, ticketFacts, passengerId, JSON.stringify(ticket)),
        kept_at: keptAt,
        kept_by: keptBy,
        forget_on: forgetOn,
      })),
    )
    .onConflict((known) =>
      known.column('passenger_id').doUpdateSet((to) => ({
        departure_id: to.ref('excluded.departure_id'),
        facts_sealed: to.ref('excluded.facts_sealed'),
        kept_at: to.ref('excluded.kept_at'),
        kept_by: to.ref('excluded.kept_by'),
        forget_on: to.ref('excluded.forget_on'),
      })),
    )
    .execute()
}
