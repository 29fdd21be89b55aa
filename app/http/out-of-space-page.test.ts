import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { App } from '#app/http/assemble-app.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDatabase, testDb } from '#tests/setup/test-db.ts'

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

test('a photograph whose folder takes no files is answered 503, and the account keeps the one it has', async () => {
  const db = await testDb()
  const { token } = await signedIn(db)
  // Nobody writes files there, whoever runs the tests.
  const env = readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: '/sys' })
  const app = await testApp({ db, env })
  const authorization = `Bearer ${token}`
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(photo)], 'x.jpg', { type: 'image/jpeg' }))
  const me = async () => (await getPage(app, '/api/v1/users/me', { authorization })).json()
  const before = await me()

  const answer = await app.respond(
    new Request('http://kafile.test/api/v1/users/me/photo', { method: 'PUT', body, headers: { authorization } }),
  )

  expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  expect(await me()).toEqual(before)
})

/** The database as it behaves when the disk is nearly full. */
async function fullApp(): Promise<App> {
  const { db } = await testDatabase('embedded')
  await sql`set default_transaction_read_only = on`.execute(db)
  return testApp({ db })
}
