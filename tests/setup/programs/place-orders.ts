/** Places orders in the embedded database of a folder, one after another, and says each number once it is placed. */
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { placeOrder } from '#modules/booking/index.server.ts'
import { anOrderRequest, fromStranger, noon } from '#modules/booking/testing/builders.ts'
import { openEmbedded } from '#platform/db/embedded.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { preparedDatabase } from '#platform/db/prepared-database.server.ts'
import { withFieldCipher } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { installJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { testCipher } from '#tests/setup/test-keys.ts'

const [folder = ''] = process.argv.slice(2)
const opened = await openEmbedded({ folder, prepared: preparedDatabase, log: createLog({ level: 'silent' }) })
await migrate(opened.db, 'db/migrations')
await installJobs(opened)
const database = { ...opened, db: withFieldCipher(opened.db, testCipher) }
const { id } = await aDeparture(database.db, { capacity: 100_000 })
for (;;) {
  const placed = await placeOrder(database.db, fromStranger(anOrderRequest(id, 2)), noon)
  if (!placed.ok) throw new Error(placed.error.code)
  process.stdout.write(`${placed.value.orderNo}\n`)
}
