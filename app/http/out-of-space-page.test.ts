import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { App } from '#app/http/assemble-app.server.ts'
import { postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDatabase } from '#tests/setup/test-db.ts'

test('a form that cannot be stored for want of room is answered 503, as a page', async () => {
  const app = await fullApp()

  const page = await postForm(app, '/tr/admin/login', { email: 'ayse@example.com', password: 'a password' })

  expect(page.status).toBe(503)
  expect(await page.text()).toMatch(/^<!doctype html><html lang="tr"/)
})

test('a call that cannot be stored for want of room is answered 503, as a problem', async () => {
  const app = await fullApp()

  const answer = await postJson(app, '/auth/local', { identifier: 'ayse@example.com', password: 'a password' })

  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
})

/** The database as it behaves when the disk is nearly full. */
async function fullApp(): Promise<App> {
  const { db } = await testDatabase('embedded')
  await sql`set default_transaction_read_only = on`.execute(db)
  return testApp({ db })
}
