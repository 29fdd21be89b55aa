import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Somebody who leads a departure and can be called; no name, since whoever finds a traveller reads it. */
export type CallableLeader = { phoneE164: string; gender: 'female' | 'male' | null; departureId: string | null }

const MOST_LEADERS = 20

/** Who leads a departure, or everybody of its day, and can be called: those of the departure first. */
export async function listCallableLeaders(
  db: Db,
  { departureId, departsOn }: { departureId: string; departsOn: PlainDate },
): Promise<CallableLeader[]> {
  const rows = await own(db)
    .selectFrom('operation_guides')
    .select(['phone_e164 as phoneE164', 'gender', 'departure_id as departureId'])
    .where('departs_on', '=', departsOn)
    .where('role', '=', 'leader')
    .where((guide) => guide.or([guide('departure_id', 'is', null), guide('departure_id', '=', departureId)]))
    .orderBy('name')
    .limit(MOST_LEADERS)
    .execute()
  return rows.flatMap(({ phoneE164, ...leader }) => (phoneE164 === null ? [] : [{ ...leader, phoneE164 }]))
}
