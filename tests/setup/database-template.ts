import type { TestProject } from 'vitest/node'
import { makePrepared } from '#db/make-prepared.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { installJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import type { TestEngine } from './test-db.ts'
import { databaseUrl } from './database-url.ts'
import { executeOn } from './execute-on.ts'
import { hearShiftedClock, hearShiftedClockInJobs, makeShiftedClock } from './one-day.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the dump of a migrated embedded database. */
    embeddedTemplate: string
    /** A server that has the migrated database `template_kafile`, or why there is none. */
    server: { url: string } | { reason: string }
    /** By how much the clocks of all tests of this run are ahead. */
    clockShift: number
    /** The engine of a project's tests where they name none and it is there; the embedded one where nothing is said. */
    engine?: TestEngine
  }
}

const MIGRATIONS = 'db/migrations'

const log = createLog({ level: 'silent' })

/**
 * Prepares both engines once for all test files. The embedded dump is kept between runs under a name that changes with
 * the migrations; the server is `TEST_DATABASE_URL` or a throw-away one from the installed binaries.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('embeddedTemplate', await makePrepared())

  const started = await testServer()
  if (!('url' in started)) {
    process.stderr.write(`Tests on a PostgreSQL server are skipped: ${started.reason}.\n`)
    project.provide('server', started)
    return async () => {}
  }
  await serverTemplate(started.url, project.getProvidedContext().clockShift)
  project.provide('server', { url: started.url })
  return () => started.stop()
}

async function testServer(): Promise<{ url: string; stop: () => Promise<void> } | { reason: string }> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? { url, stop: () => dropTestDatabases(url) } : startPostgres()
}

/** What the tests leave on a server that stays. */
async function dropTestDatabases(url: string): Promise<void> {
  const server = await openServer({ url, log })
  const { rows } = await server.executeSql("select datname from pg_database where datname ~ '^test_[0-9a-f]{32}$'")
  for (const { datname } of rows as { datname: string }[])
    await server.executeSql(`drop database ${datname} with (force)`)
  await server.close()
}

async function serverTemplate(url: string, clockShift: number): Promise<void> {
  await executeOn(url, 'drop database if exists template_kafile', 'create database template_kafile')
  const templateUrl = databaseUrl(url, 'template_kafile')
  await executeOn(templateUrl, makeShiftedClock(clockShift), hearShiftedClock('template_kafile'))
  const template = await openServer({ url: templateUrl, log })
  await migrate(template.db, MIGRATIONS)
  await installJobs(template)
  await template.executeSql(hearShiftedClockInJobs)
  await template.close()
}
