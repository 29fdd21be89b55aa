import { keptDemoPassword } from '#db/seed/kept-demo-password.ts'
import { seedDemoSeason } from '#db/seed/seed-demo-season.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'

/** Lays out the demonstration on the first start; every later start finds it and only tells the password again. */
export async function prepareDemo(db: Db, env: Environment, log: Log): Promise<{ password: string }> {
  const password = env.demoPassword ?? (await keptDemoPassword(env.dataDir))
  const now = new Date()
  const livedFrom = env.isDemoLived ? now : undefined
  await seedDemoSeason(db, { today: dayInIstanbul(now), demoPassword: password, log, livedFrom })
  return { password }
}
