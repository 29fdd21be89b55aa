/** Opens a database, migrates it and says what it ran: several of these start at once in a test. */
import { openDatabase } from '#platform/db/client.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { installJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log/log.server.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl, log: createLog({ level: 'silent' }) })
process.stdout.write(JSON.stringify(await migrate(database.db, 'db/migrations')))
await installJobs(database)
await database.close()
