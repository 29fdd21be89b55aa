/** `npm run db:seed`: loads the demo season and the demo accounts, laid out from today. What is there already stays. */
import { keptDemoPassword } from '#db/seed/kept-demo-password.ts'
import { seedDemoSeason } from '#db/seed/seed-demo-season.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { explain, prepare, say, withDatabase } from './with-database.ts'

await explain(() =>
  withDatabase(async (database, env, log) => {
    await prepare(database)
    const demoPassword = env.demoPassword ?? (await keptDemoPassword(env.dataDir))
    await seedDemoSeason(database.db, { today: dayInIstanbul(new Date()), demoPassword, log })
    say(`The demo season is there. New demo accounts have the password ${demoPassword}`)
  }),
)
