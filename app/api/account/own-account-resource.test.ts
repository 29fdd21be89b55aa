import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { App } from '#app/http/assemble-app.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

function send(app: App, method: string, path: string, token: string, body?: unknown): Promise<Response> {
  return app.respond(
    new Request(`http://kafile.test${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    }),
  )
}

test('the own account is read and changed; what is left out stays', async () => {
  const db = await testDb()
  const { token, email } = await signedIn(db)
  const app = await testApp({ db })

  const changed = await send(app, 'PATCH', '/api/v1/users/me', token, { language: 'ar', marketing: true })
  const read = await send(app, 'GET', '/api/v1/users/me', token)

  expect(await read.json()).toMatchObject({
    email,
    fullName: 'Ayşe Yılmaz',
    language: 'ar',
    marketing: true,
    emailConfirmed: false,
    U_Photo: '/image/user.png',
  })
  expect([changed.status, read.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test.each([
  [{ mobile: '123' }, 422, 'phone'],
  [{ fullName: '' }, 422, 'validation'],
  [{ isAdmin: true }, 422, 'unknown_field'],
  [{ marketing: 'yes' }, 400, 'malformed'],
])('refuses the change %j with %i %s', async (body, status, code) => {
  const db = await testDb()
  const { token } = await signedIn(db)

  const answer = await send(await testApp({ db }), 'PATCH', '/api/v1/users/me', token, body)

  expect([answer.status, (await answer.json()).code]).toEqual([status, code])
})

test.each(['/api/v1/users/me', '/api/v1/users/me/sessions'])('%s asks strangers to sign in', async (path) => {
  const answer = await getPage(await testApp(), path)

  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

test.each([
  [{ current: 'x' }, 403, 'current_password'],
  [{ password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' }, 422, 'password_rules'],
  [{ confirmPassword: 'other' }, 422, 'password_same'],
])('a new password with %j is refused with %i %s', async (change, status, code) => {
  const db = await testDb()
  const { token } = await signedIn(db)
  const body = { current: PASSWORD, password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9', ...change }

  const answer = await send(await testApp({ db }), 'POST', '/api/v1/users/me/password', token, body)

  expect([answer.status, (await answer.json()).code]).toEqual([status, code])
})

test('a new password keeps the session that asks', async () => {
  const db = await testDb()
  const { token } = await signedIn(db)
  const app = await testApp({ db })
  const body = { current: PASSWORD, password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9' }

  const changed = await send(app, 'POST', '/api/v1/users/me/password', token, body)

  expect([changed.status, (await send(app, 'GET', '/api/v1/users/me', token)).status]).toEqual([204, 200])
})

test.each([
  [{ email: 'yeni@example.com', current: PASSWORD }, 202],
  [{ email: 'yeni@example.com', current: 'x' }, 403],
  [{ email: 'x', current: PASSWORD }, 422],
])('asking for the address %j is answered %i', async (body, status) => {
  const db = await testDb()
  const { token } = await signedIn(db)

  expect((await send(await testApp({ db }), 'POST', '/api/v1/users/me/email', token, body)).status).toBe(status)
})

test('a session is ended by its id; another one’s is not found', async () => {
  const db = await testDb()
  const { token } = await signedIn(db)
  const { token: foreign } = await signedIn(db)
  const app = await testApp({ db })
  const { data } = await (await send(app, 'GET', '/api/v1/users/me/sessions', token)).json()

  const byOther = await send(app, 'DELETE', `/api/v1/users/me/sessions/${data[0].id}`, foreign)
  const others = await send(app, 'DELETE', '/api/v1/users/me/sessions', token)
  const bySelf = await send(app, 'DELETE', `/api/v1/users/me/sessions/${data[0].id}`, token)
  const after = await send(app, 'GET', '/api/v1/users/me', token)

  expect(data).toMatchObject([{ current: true, device: null }])
  expect([byOther.status, others.status, bySelf.status, after.status]).toEqual([404, 200, 204, 401])
})

test.each([
  ['photograph', 200, undefined],
  ['text under the name of a picture', 415, 'Bu dosya bir fotoğraf değil: JPEG, PNG, WebP ya da AVIF seçin'],
  ['drawing', 415, 'Bu dosya bir fotoğraf değil: JPEG, PNG, WebP ya da AVIF seçin'],
])('a %s is answered %i, and says what may be sent', async (kind, status, words) => {
  const db = await testDb()
  const { token } = await signedIn(db)
  const dataDir = await mkdtemp(join(tmpdir(), 'photos-'))
  const app = await testApp({ db, env: readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: dataDir }) })
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const content = { photograph: photo, drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }[kind]
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content ?? Buffer.from('no picture'))], 'x.png', { type: 'image/png' }))

  const answer = await app.respond(
    new Request('http://kafile.test/api/v1/users/me/photo?locale=tr', {
      method: 'PUT',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    }),
  )

  expect([answer.status, (await answer.json()).detail]).toEqual([status, words])
})
