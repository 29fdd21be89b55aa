import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readAirlineSeats } from './data/assured-facts.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'

export type AirlineSeatsFailure =
  | { code: 'edit-conflict' }
  | { code: 'departure-not-found' }
  | { code: 'airline-incomplete' }

/** What an airline has confirmed; no seats at all take away what was said before. */
export type AirlineFacts = {
  departureId: string
  reference: string
  seats: number
  confirmedOn: PlainDate | null
}

/**
 * Writes down which seats an airline has confirmed for a departure of the day. Fails with `edit-conflict`,
 * `departure-not-found`, or `airline-incomplete` when seats come without a number or without a day.
 */
export async function keepAirlineSeats(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { facts: AirlineFacts },
  now: Date,
): Promise<Result<undefined, AirlineSeatsFailure>> {
  const { date, facts } = request
  const { departureId, reference, seats, confirmedOn } = facts
  return inTransaction(db, async (tx) => {
    const departures = await listDeparturesBetween(tx, {
      from: date,
      to: date,
    })
    if (!departures.some((each) => each.departureId === departureId)) return fail({ code: 'departure-not-found' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const [before = null] = await readAirlineSeats(tx, [departureId])
    if (seats === 0) {
      await own(tx).deleteFrom('airline_seats').where('departure_id', '=', departureId).execute()
    } else {
      if (reference === '' || confirmedOn === null) return fail({ code: 'airline-incomplete' })
      const values = {
        departs_on: date,
        reference,
        seats,
        confirmed_on: confirmedOn,
      }
      await own(tx)
        .insertInto('airline_seats')
        .values({ departure_id: departureId, ...values })
        .onConflict((known) => known.column('departure_id').doUpdateSet(values))
        .execute()
    }
    const subject = { kind: 'departure-date', id: date } as const
    const told = {
      before,
      after: seats === 0 ? { departureId, seats } : facts,
    }
    await recordAudit(tx, { actor: admin, action: 'operation.airline-seats', subject, ...told }, now)
    return ok(undefined)
  })
}
