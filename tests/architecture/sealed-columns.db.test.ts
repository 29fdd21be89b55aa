import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sealedAccountColumns } from '#modules/accounts/index.server.ts'
import { sealedGroupColumns } from '#modules/agents/index.server.ts'
import { sealedBookingColumns } from '#modules/booking/index.server.ts'
import { sealedRequestColumns } from '#modules/engagement/index.server.ts'
import { sealedOperationColumns } from '#modules/operations/index.server.ts'
import { sealedWebhookColumns } from '#modules/webhooks/index.server.ts'
import { sealedProviderColumns } from '#platform/provider-keys/stored-keys.server.ts'
import { testDb } from '#tests/setup/test-db.ts'

const lists = {
  sealedAccountColumns,
  sealedBookingColumns,
  sealedGroupColumns,
  sealedRequestColumns,
  sealedOperationColumns,
  sealedWebhookColumns,
  sealedProviderColumns,
}

test('the command that changes keys knows every sealed column of the database', async () => {
  const db = await testDb()
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '_(sealed|cipher)$' order by place`.execute(db)
  const listed = Object.values(lists).flat()
  const script = readFileSync('scripts/data-rotate-key.ts', 'utf8')

  expect(listed.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(rows.map(({ place }) => place))
  expect(Object.keys(lists).filter((name) => !script.includes(`...${name}`))).toEqual([])
})
