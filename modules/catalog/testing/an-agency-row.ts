import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** A bare agency, for tests that only need somebody who can hold an allotment. */
export async function anAgencyRow(db: Db): Promise<string> {
  const id = randomUUID()
  await sql`insert into agencies (id, name) values (${id}, ${`Acente ${id.slice(0, 6)}`})`.execute(db)
  return id
}
