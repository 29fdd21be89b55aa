import type { Kysely } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'

export type PlannerTables = {
  traveller_steps: { passenger_id: string; step: string; ticked_by: 'traveller' | 'staff'; ticked_at: Date }
  step_notices: {
    order_id: string
    person: string
    step: string
    last_day: PlainDate
    days_after: number
    told_at: Date
  }
}

/** The handle of this module; only here are its tables known. */
export function own(db: Db): Kysely<PlannerTables> {
  return db.withTables<PlannerTables>()
}
