/**
 * `npm run db:reset -- --yes`: empties the configured database and brings it back to the newest migration, without any
 * data. Uploads and the outbox stay. Asks first, unless told `--yes`.
 */
import { createInterface } from 'node:readline/promises'
import { readEnvironment, type Environment } from '#platform/env.server.ts'
import { explain, prepare, say, ScriptError, withDatabase } from './with-database.ts'

await explain(async () => {
  const where = placeOf(readEnvironment(process.env))
  if (!process.argv.includes('--yes')) await confirm(`Everything in ${where} will be lost. Type "yes" to go on: `)
  await withDatabase(async (database) => {
    await database.executeSql(
      'drop schema if exists pgboss cascade; drop schema public cascade; create schema public; grant usage on schema public to public',
    )
    await prepare(database)
  })
  say(`${where} is empty and migrated.`)
})

/** Without the password that the address may carry. */
function placeOf({ databaseUrl, dataDir }: Environment): string {
  if (!databaseUrl) return `The database in ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `The database ${host}${pathname}`
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new ScriptError('db:reset loses all data; say --yes when nobody can be asked.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  if (answer.trim() !== 'yes') throw new ScriptError('Nothing was changed.')
}
