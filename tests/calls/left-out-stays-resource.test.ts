import { expect, test } from 'vitest'
import { describedOperations } from '#tests/setup/call-operations.ts'
import { propertiesOf, resolve } from '#tests/setup/sample-value.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('no call that changes a record fills in what a body leaves out', async () => {
  const { operations, schemas } = await describedOperations(await testApp({ db: await testDb() }))
  const changing = operations.filter(({ method }) => method === 'PUT' || method === 'PATCH')

  const filled = changing.flatMap(({ id, body }) =>
    Object.entries(propertiesOf(resolve(body?.schema ?? {}, schemas)))
      .filter(([, property]) => 'default' in resolve(property, schemas))
      .map(([name]) => `${id}: ${name}`),
  )

  expect(changing.length).toBeGreaterThan(15)
  expect(filled).toEqual([])
})
