/**
 * `npm run data:rotate-key`: seals every sealed text anew with the first key of DATA_KEYS, in batches beside running
 * programs (an embedded database belongs to one program: stop it first). Afterwards the other keys are needed no more.
 */
import { sealedAccountColumns } from '#modules/accounts/index.server.ts'
import { sealedGroupColumns } from '#modules/agents/index.server.ts'
import { sealedBookingColumns } from '#modules/booking/index.server.ts'
import { sealedRequestColumns } from '#modules/engagement/index.server.ts'
import { sealedOperationColumns } from '#modules/operations/index.server.ts'
import { sealedWebhookColumns } from '#modules/webhooks/index.server.ts'
import { sealedProviderColumns } from '#platform/provider-keys/stored-keys.server.ts'
import { proveDataKeys, readDataKeys, retireOtherKeys } from '#platform/field-cipher/open-data-keys.server.ts'
import { rotateColumn } from '#platform/field-cipher/rotate-column.server.ts'
import { explain, prepare, say, withDatabase } from './with-database.ts'

const columns = [
  ...sealedAccountColumns,
  ...sealedBookingColumns,
  ...sealedGroupColumns,
  ...sealedRequestColumns,
  ...sealedOperationColumns,
  ...sealedWebhookColumns,
  ...sealedProviderColumns,
]

await explain(() =>
  withDatabase(async (database, env) => {
    await prepare(database)
    const keys = readDataKeys(env)
    await proveDataKeys(database.db, keys)
    for (const column of columns) {
      const rotated = await rotateColumn(database.db, column)
      say(`${String(rotated).padStart(8)}  ${column.table}.${column.column}`)
    }
    await retireOtherKeys(database.db, keys)
    say(`Everything is sealed with the key "${keys[0].id}". When every program runs with it, the other keys can go.`)
  }),
)
