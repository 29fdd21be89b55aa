import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The attempts into which the money of one charge was divided, this one among them: the one that was charged comes first. */
export async function listChargeRefs(db: Db, attemptRef: string): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('payment_attempts as asked')
    .innerJoin('payment_attempts as each', (join) =>
      join.on((on) => {
        const charge = on.fn.coalesce('asked.split_from', 'asked.id')
        return on.or([on('each.id', '=', charge), on('each.split_from', '=', charge)])
      }),
    )
    .select('each.ref')
    .where('asked.ref', '=', attemptRef)
    .orderBy('each.split_from', (by) => by.asc().nullsFirst())
    .orderBy('each.id')
    .limit(100)
    .execute()
  return rows.map(({ ref }) => ref)
}
