import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** The codes of tours and the keys of hotels, categories and services that show a picture, at most a hundred. */
export async function findPictureUsers(db: Db, picture: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select code as key from tours where images @> to_jsonb(array[${picture}::text])
    union select key from hotels where image = ${picture} or gallery @> to_jsonb(array[${picture}::text])
    union select key from categories where image = ${picture}
    union select key from services where image = ${picture}
    order by key limit 100`.execute(db)
  return rows.map(({ key }) => key)
}
