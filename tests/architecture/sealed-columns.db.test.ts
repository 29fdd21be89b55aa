import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { sealedBookingColumns } from '#modules/booking/index.server.ts'
import { sealedRequestColumns } from '#modules/engagement/index.server.ts'
import { sealedWebhookColumns } from '#modules/webhooks/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'

const listed = [...sealedBookingColumns, ...sealedRequestColumns, ...sealedWebhookColumns]

test('the command that changes keys knows every sealed column of the database', async () => {
  const db = await testDb()
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name like '%\_sealed' order by place`.execute(db)

  expect(listed.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(rows.map(({ place }) => place))
  const script = readFileSync('scripts/data-rotate-key.ts', 'utf8')
  expect(['sealedBookingColumns', 'sealedRequestColumns', 'sealedWebhookColumns'].filter((name) => !script.includes(`...${name}`))).toEqual([])
})
