/** Writes rows into the embedded database of a folder, one commit each, and says each number once it is durable. */
import { sql } from 'kysely'
import { openEmbedded } from '#platform/db/embedded.server.ts'
import { preparedDatabase } from '#platform/db/prepared-database.server.ts'
import { createLog } from '#platform/log/log.server.ts'

const [folder = '', from = '1'] = process.argv.slice(2)
const { db } = await openEmbedded({ folder, prepared: preparedDatabase, log: createLog({ level: 'silent' }) })
await sql`create table if not exists acknowledged (number int primary key, filling text not null)`.execute(db)
for (let number = Number(from); ; number += 1) {
  await db.transaction().execute(async (tx) => {
    await sql`insert into acknowledged values (${number}, repeat('x', 500))`.execute(tx)
  })
  process.stdout.write(`${number}\n`)
}
