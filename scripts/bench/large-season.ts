import { spawnSync } from 'node:child_process'
import { DATA_KEYS } from './site.ts'

/** Who signs in as staff where the large season is laid out. */
export const OWNER = { identifier: 'admin@kafile.example', password: 'Measured-2031!' }

/** Lays the large season out in an empty database, by the program of a folder. @throws Error when that fails. */
export function layOutLargeSeason(databaseUrl: string, folder = '.'): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_KEYS, DEMO_PASSWORD: OWNER.password }
  const options = { cwd: folder, env, stdio: 'inherit' } as const
  const { status } = spawnSync(process.execPath, ['scripts/db-seed.ts', '--large'], options)
  if (status !== 0) throw new Error('the large season could not be laid out')
}
