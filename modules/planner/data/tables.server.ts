import type { Kysely } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

export type PlannerTables = {
  traveller_steps: { passenger_id: string; step: string; ticked_by: 'traveller' | 'staff'; ticked_at: Date }
}

/** The handle of this module; only here are its tables known. */
export function own(db: Db): Kysely<PlannerTables> {
  return db.withTables<PlannerTables>()
}
