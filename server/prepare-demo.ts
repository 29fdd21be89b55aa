import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seedDemoSeason } from '#db/seed/seed-demo-season.ts'
import { newToken } from '#kernel/ids.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'

/** Lays out the demonstration on the first start; every later start finds it and only tells the password again. */
export async function prepareDemo(db: Db, env: Environment, log: Log): Promise<{ password: string }> {
  const password = env.demoPassword ?? (await keptPassword(env.dataDir))
  await seedDemoSeason(db, { today: dayInIstanbul(new Date()), demoPassword: password, log })
  return { password }
}

/** A random password, made once and kept beside the data for its owner alone. */
async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'demo-password')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const password = newToken(9)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  return password
}
