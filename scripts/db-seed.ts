/**
 * `npm run db:seed`: loads the demo season and the demo accounts, laid out from today. What is there already stays.
 * `npm run db:seed -- --large`: loads 3,000 departures, 200 hotels, 500 posts, 5,000 orders and 20,000
 * travellers, for measuring.
 */
import { parseArgs } from 'node:util'
import { keptDemoPassword } from '#db/seed/kept-demo-password.ts'
import { seedDemoSeason } from '#db/seed/seed-demo-season.ts'
import { seedStaffWork } from '#db/seed/seed-staff-work.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { hasOrders } from '#modules/booking/index.server.ts'
import { explain, prepare, say, withDatabase } from './with-database.ts'

const { large: isLarge } = parseArgs({ options: { large: { type: 'boolean', default: false } } }).values

await explain(() =>
  withDatabase(async (database, env, log) => {
    await prepare(database)
    const demoPassword = env.demoPassword ?? (await keptDemoPassword(env.dataDir))
    await seedDemoSeason(database.db, { today: dayInIstanbul(new Date()), demoPassword, log, isLarge })
    if (isLarge && !(await hasOrders(database.db)))
      await seedStaffWork(database.db, { today: dayInIstanbul(new Date()) })
    say(`The ${isLarge ? 'large ' : ''}demo season is there. New demo accounts have the password ${demoPassword}`)
  }),
)
