/**
 * Fulfils one wish about money on the embedded database of a folder, and is killed before the step that it is told, or
 * by whoever started it. Says "done" when it lived to the end.
 */
import { paymentHandlers } from '#modules/payments/index.server.ts'
import { aGateway } from '#modules/payments/testing/builders.ts'
import { openEmbedded } from '#platform/db/embedded.server.ts'
import { preparedDatabase } from '#platform/db/prepared-database.server.ts'
import { withFieldCipher } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { fulfil, type MoneyWish } from '#tests/money/money-acts.ts'
import { mortal } from '#tests/money/mortal-db.ts'
import { testCipher } from '#tests/setup/test-keys.ts'

const [folder = '', orders = '{}'] = process.argv.slice(2)
const { accounts, wish, now, lastStep } = JSON.parse(orders) as {
  accounts: Parameters<typeof aGateway>[1]
  wish: MoneyWish
  now: string
  lastStep: number | null
}
const database = await openEmbedded({ folder, prepared: preparedDatabase, log: createLog({ level: 'silent' }) })
const keyed = withFieldCipher(database.db, testCipher)
const { db } = mortal(keyed, lastStep ?? Number.POSITIVE_INFINITY, () => process.kill(process.pid, 'SIGKILL'))
const gateway = aGateway(db, accounts)
// The jobs of those who sold are left to the next start: their mails are not made for programs that run from sources.
await fulfil({ gateway, handlers: paymentHandlers(gateway), now: new Date(now) }, wish)
process.stdout.write('done\n')
await database.close()
