import { ExpressionWrapper, sql, type OperationNode } from 'kysely'
import type { Db } from './client.server.ts'

/** An insert, update or delete that is not sent yet, made by the module whose table it is. */
export type Write = { toOperationNode: () => OperationNode }

/**
 * Sends several writes as one statement: one way to the server and back instead of one for each. They happen in no order
 * and none of them sees what the others wrote; what names a row that another one adds is checked when all of them are
 * done. What they give back is not read.
 *
 * @throws what the database says of the first one that fails; then nothing of them is written.
 */
export async function writeTogether(tx: Db, writes: readonly Write[]): Promise<void> {
  const named = writes.map(
    (write, place) => sql`${sql.ref(`write_${place}`)} as (${new ExpressionWrapper(write.toOperationNode())})`,
  )
  await sql`with ${sql.join(named)} select`.execute(tx)
}
