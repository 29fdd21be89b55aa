import { ExpressionWrapper, sql, type Kysely, type OperationNode, type QueryCreator, type RawBuilder } from 'kysely'
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
  await sql`with ${sql.join(namedWrites(writes))} select`.execute(tx)
}

/** The handle for one statement that writes these as well, before or after its own. */
export function withWrites<Tables>(tables: Kysely<Tables>, writes: readonly Write[]): QueryCreator<Tables> {
  return writes.reduce<QueryCreator<Tables>>(
    (creator, write, place) =>
      creator.with(`write_${place}`, () => new ExpressionWrapper(write.toOperationNode())) as QueryCreator<Tables>,
    tables,
  )
}

/** Writes as parts of a statement that begins with `with`, for whoever has more to say in it. */
export function namedWrites(writes: readonly Write[]): RawBuilder<unknown>[] {
  return writes.map(
    (write, place) => sql`${sql.ref(`write_${place}`)} as (${new ExpressionWrapper(write.toOperationNode())})`,
  )
}
