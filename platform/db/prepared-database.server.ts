import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInRepository } from '#platform/disk/find-in-repository.server.ts'

/** What an embedded database begins with: laid out, migrated and checkpointed by the build, so that no start waits for it. */
export function preparedDatabase(): string | undefined {
  const file = join(migrationsFolder(), '..', '..', 'build', 'database', nameOfPrepared())
  return existsSync(file) ? file : undefined
}

/** Another engine, queue or migration has another name: a file of other sources is never taken. */
export function nameOfPrepared(): string {
  const migrations = migrationsFolder()
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(join(migrations, name)))
  hash.update(readFileSync(join(migrations, '..', '..', 'package.json')))
  return `${hash.digest('hex').slice(0, 16)}.tar`
}

function migrationsFolder(): string {
  return findInRepository('db/migrations')
}
