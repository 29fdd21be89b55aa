/**
 * Places orders of one departure in a new database, eight at a time, and writes how many a second it took and what one cost
 * this program: `{ orders, perSecond, processorMs, p50Ms, p99Ms }`.
 */
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { placeOrder } from '#modules/booking/index.server.ts'
import { anOrderRequest, fromStranger, noon } from '#modules/booking/testing/builders.ts'
import { openDatabase } from '#platform/db/client.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { withFieldCipher } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { installJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { testCipher } from '#tests/setup/test-keys.ts'

const AT_A_TIME = 8
const WARM_UP = 64

const [dataDir = '', databaseUrl = '', wanted = '800'] = process.argv.slice(2)
const opened = await openDatabase({
  dataDir,
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  log: createLog({ level: 'silent' }),
})
const database = { ...opened, db: withFieldCipher(opened.db, testCipher) }
await migrate(database.db, 'db/migrations')
await installJobs(database)
const { id } = await aDeparture(database.db, { capacity: 1_000_000 })

await placeMany(WARM_UP)
const orders = Number(wanted)
// A database that has been open for a while knows how its tables are filled.
await database.executeSql('analyze')
const usedBefore = process.cpuUsage()
const started = performance.now()
const times = (await placeMany(orders)).toSorted((a, b) => a - b)
const perSecond = orders / ((performance.now() - started) / 1000)
const { user, system } = process.cpuUsage(usedBefore)
const processorMs = (user + system) / 1000 / orders
const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
process.stdout.write(JSON.stringify({ orders, perSecond, processorMs, p50Ms: at(0.5), p99Ms: at(0.99) }))
await database.close()

async function placeMany(count: number): Promise<number[]> {
  const elapsed: number[] = []
  let left = count
  const place = async () => {
    while (left-- > 0) {
      const before = performance.now()
      const placed = await placeOrder(database.db, fromStranger(anOrderRequest(id, 2)), noon)
      if (!placed.ok) throw new Error(placed.error.code)
      elapsed.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, place))
  return elapsed
}
