import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { importMedia } from '#modules/content/index.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const words = (text: string) => ({ tr: text, en: text, ar: text })

async function aLibrary() {
  const db = await testDb()
  await db
    .transaction()
    .execute((tx) => importMedia(tx, { albums: [{ key: 'umrah', name: words('Umre') }], media: [], shares: [] }))
  const dataDir = await mkdtemp(join(tmpdir(), 'media-calls-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const app = await testApp({ db, env: readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: dataDir }) })
  const { token } = await staffSignedIn(db, { staffRole: 'content' })
  const ask = async (method: string, path: string, body?: FormData | object, tag?: string) => {
    const isForm = body instanceof FormData
    const answer = await app.respond(
      new Request(`http://kafile.test/api/v1/admin/media${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...(tag === undefined ? {} : { 'if-match': tag }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      }),
    )
    const text = await answer.text()
    return {
      status: answer.status,
      tag: answer.headers.get('etag') ?? '',
      body: text === '' ? undefined : JSON.parse(text),
    }
  }
  return { ask, upload: async (fields = {}, file?: Blob) => ask('POST', '', await aForm(fields, file)) }
}

async function aForm(fields: Record<string, string>, file?: Blob): Promise<FormData> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a2f27' } }).jpeg()
  const form = new FormData()
  form.set('file', file ?? new Blob([Uint8Array.from(await picture.toBuffer())]), 'kabe.jpg')
  for (const [name, value] of Object.entries({ album: 'umrah', alt: 'Kâbe', ...fields })) form.set(name, value)
  return form
}

test('a photograph is added, changed in the version that was read, and taken out', async () => {
  const { ask, upload } = await aLibrary()

  const added = await upload({ alt: JSON.stringify({ tr: 'Kâbe', en: 'The Kaaba', ar: 'الكعبة' }) })
  const { id } = added.body
  const changed = await ask('PATCH', `/${id}`, { published: true, focus: { x: 20, y: 80 } }, added.tag)
  const stale = await ask('PATCH', `/${id}`, { published: false }, added.tag)

  expect([added.status, added.body]).toMatchObject([
    201,
    { album: 'umrah', published: false, alt: { en: 'The Kaaba' } },
  ])
  expect(changed.body).toMatchObject({ published: true, focus: { x: 20, y: 80 }, alt: { tr: 'Kâbe' }, version: 2 })
  expect([stale.status, stale.body.code]).toEqual([412, 'edit_conflict'])
  expect((await ask('GET', '?q=kaaba')).body).toMatchObject({ data: [{ id }], meta: { total: 1 } })
  expect((await ask('DELETE', `/${id}`)).status).toBe(428)
  expect((await ask('DELETE', `/${id}`, undefined, changed.tag)).status).toBe(204)
  expect((await ask('GET', `/${id}`)).status).toBe(404)
})

test('what is no photograph is 415, and one too large 413', async () => {
  const { upload } = await aLibrary()

  const text = await upload({}, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))
  const large = await upload({}, new Blob([Uint8Array.from([0xff, 0xd8, 0xff]), new Uint8Array(10.5 * 1024 * 1024)]))

  expect([text.status, text.body.detail]).toEqual([415, 'Bu dosya JPEG, PNG, WebP ya da AVIF değil.'])
  expect([large.status, large.body.detail]).toEqual([413, 'Dosya 10 MB sınırını aşıyor.'])
})

test.each([
  [{ focus: { x: 101, y: 0 } }, '/focus/x'],
  [{ colour: 'red' }, '/colour'],
  [{ album: 'nowhere' }, '/album'],
  [{ alt: { tr: 'a'.repeat(301), en: '', ar: '' } }, '/alt/tr'],
])('a change to %j is refused where it is wrong', async (change, pointer) => {
  const { ask, upload } = await aLibrary()
  const { body, tag } = await upload()

  const refused = await ask('PATCH', `/${body.id}`, change, tag)

  expect(refused.status).toBe(422)
  expect(refused.body.errors).toMatchObject([{ pointer }])
})
