import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

const preparedFolder = join(root, 'build', 'database')

/** What an embedded database begins with: laid out, migrated and checkpointed by the build, so that no start waits for it. */
export function preparedDatabase(): string | undefined {
  const file = join(preparedFolder, nameOfPrepared())
  return existsSync(file) ? file : undefined
}

/** Another engine, queue or migration has another name: a file of other sources is never taken. */
export function nameOfPrepared(): string {
  const migrations = join(root, 'db', 'migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(join(migrations, name)))
  hash.update(readFileSync(join(root, 'package.json')))
  return `${hash.digest('hex').slice(0, 16)}.tar`
}
