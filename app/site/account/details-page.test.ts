import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const details = { intent: 'details', fullName: 'Elif Kaya', mobile: '0532 123 45 67', language: 'ar' }

test.each([
  ['/user/details', 'en', 'My details'],
  ['/tr/user/details', 'tr', 'Bilgilerim'],
  ['/ar/user/details', 'ar', 'بياناتي'],
])('%s shows the own details in its language', async (path, lang, title) => {
  const db = await testDb()
  const { email, headers } = await signedIn(db)

  const answer = await getPage(await testApp({ db }), path, headers)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const words of [`<html lang="${lang}"`, title, email, 'src="/image/user.png"']) expect(html).toContain(words)
})

test('what is changed is shown on the profile', async () => {
  const db = await testDb()
  const { headers } = await signedIn(db)
  const app = await testApp({ db })

  const saved = await postForm(app, '/tr/user/details', details, headers)
  const profile = await (await getPage(app, '/tr/user/profile', headers)).text()

  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/tr/user/details?saved=1'])
  for (const words of ['Elif Kaya', '0532 123 45 67', 'العربية']) expect(profile).toContain(words)
})

test('wrong details come back as they were typed', async () => {
  const db = await testDb()
  const { headers } = await signedIn(db)

  const answer = await postForm(await testApp({ db }), '/user/details', { ...details, mobile: '123' }, headers)
  const html = await answer.text()

  expect(answer.status).toBe(422)
  for (const words of ['Please enter a valid phone number', 'value="123"', 'value="Elif Kaya"'])
    expect(html).toContain(words)
})

test.each([
  [{ email: 'yeni@example.com', current: PASSWORD }, 200, 'yeni@example.com'],
  [{ email: 'yeni@example.com', current: 'x' }, 403, 'Current password is wrong'],
  [{ email: 'a@b', current: PASSWORD }, 422, 'Please enter a valid email address'],
])('asking for the address %j is answered %i', async (typed, status, words) => {
  const db = await testDb()
  const { headers } = await signedIn(db)

  const answer = await postForm(await testApp({ db }), '/user/details', { intent: 'email', ...typed }, headers)

  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(words)
})

test('a photograph is shown, and taken away again', async () => {
  const db = await testDb()
  const { headers } = await signedIn(db)
  const dataDir = await mkdtemp(join(tmpdir(), 'photos-'))
  const app = await testApp({ db, env: readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: dataDir }) })
  const upload = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('intent', 'photo')
  form.set('photo', new File([new Uint8Array(upload)], 'me.png'))

  const saved = await app.respond(
    new Request('http://kafile.test/user/details', {
      method: 'POST',
      body: form,
      headers: { origin: 'http://kafile.test', host: 'kafile.test', ...headers },
    }),
  )
  const shown = await (await getPage(app, '/user/profile', headers)).text()
  await postForm(app, '/user/details', { intent: 'remove-photo' }, headers)
  const without = await (await getPage(app, '/user/profile', headers)).text()

  expect(saved.status).toBe(303)
  expect(shown).toMatch(/src="\/image\/[0-9a-f]{32}\.webp"/)
  expect(without).toContain('src="/image/user.png"')
})
