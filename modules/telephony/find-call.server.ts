import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { CurrentCall } from './domain/call-event.ts'

/** An exchange that falls silent has not stopped ringing for ever. */
const RINGS_MS = 120_000
/** Whoever took a call is shown it so long at most; by then the page has opened. */
const SHOWN_MS = 60_000

/** The newest call that rings at somebody's extension, or was answered there just now. */
export async function findCallFor(db: Db, { dial }: Admin<'orders'>, now: Date): Promise<CurrentCall | undefined> {
  if (dial === null) return undefined
  const row = await own(db)
    .selectFrom('incoming_calls')
    .select(['exchange_call as id', 'phone', 'state'])
    .where('extension', '=', dial)
    .where(({ and, or, eb }) =>
      or([
        and([eb('state', '=', 'ringing'), eb('rang_at', '>', new Date(now.getTime() - RINGS_MS))]),
        and([eb('state', '=', 'answered'), eb('changed_at', '>', new Date(now.getTime() - SHOWN_MS))]),
      ]),
    )
    .orderBy('rang_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, phone: row.phone, isAnswered: row.state === 'answered' }
}
