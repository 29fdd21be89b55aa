import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Database } from '#platform/db/client.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { databaseUrl } from '#tests/setup/database-url.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { aSite } from '#tests/setup/test-site.ts'
import { fieldsOfTour } from './tour-form.server.ts'

const LONG_RUN_MS = 240_000

const NAME = 'Leylekli Kadir gecesi umresi'

test.for(testEngines)(
  'what staff save and publish is on every page of every process in the next request (%s)',
  { timeout: LONG_RUN_MS },
  async (engine) => {
    const database = await testDatabase(engine)
    const { db } = database
    const desk = await aSite(database)
    const other = await aSite(engine === 'server' ? await anotherConnection(database) : database)
    const { id } = await aDeparture(db, { departsOn: '2030-02-12', status: 'draft' })
    const { headers } = await staffSignedIn(db, { staffRole: 'content' })
    const tour = (await findStaffTour(db, aStaffMember(), id))?.tour
    if (!tour) throw new Error('it was written just now')
    const send = (fields: Record<string, string>) => desk.send(`/tr/admin/tour/${id}`, fields, headers)
    const read = async () => {
      const pages = [`/tr/tour/${id}`, '/tr/tours']
      const answers = await Promise.all([desk, other].flatMap(({ see }) => pages.map((path) => see(path))))
      return answers.map(({ text }) => text.includes(NAME))
    }

    const hidden = [await read(), await read()]
    await send({ ...fieldsOfTour(tour.draft), intent: 'tour', version: '1', 'name.tr': NAME })
    const drafted = await read()
    await send({ intent: 'status', version: '1', status: 'published' })
    const published = await read()
    await send({ intent: 'status', version: '2', status: 'draft' })
    const takenBack = await read()

    const nowhere = [false, false, false, false]
    expect({ hidden, drafted, published, takenBack }).toEqual({
      hidden: [nowhere, nowhere],
      drafted: nowhere,
      published: [true, true, true, true],
      takenBack: nowhere,
    })
  },
)

async function anotherConnection(first: Database): Promise<Database> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db)
  const server = inject('server')
  const url = databaseUrl('url' in server ? server.url : '', rows[0]?.name ?? '')
  const second = await openServer({ url, log: createLog({ level: 'silent' }) })
  onTestFinished(() => second.close())
  return second
}
