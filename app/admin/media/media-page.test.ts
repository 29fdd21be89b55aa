import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { createWriting, importMedia, listMedia, listStaffMedia } from '#modules/content/index.server.ts'
import { aPageDraft } from '#modules/content/testing/a-draft.ts'
import { aText } from '#modules/content/testing/builders.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const admin = aStaffMember()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

async function aLibrary(staffRole: 'content' | 'finance' = 'content') {
  const db = await testDb()
  await importMedia(db, { albums: [{ key: 'umre', name: aText('Umre') }], media: [], shares: [] })
  const { headers } = await staffSignedIn(db, { staffRole })
  const dataDir = mkdtempSync(join(tmpdir(), 'media-'))
  const app = await testApp({ db, env: readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: dataDir }) })
  const send = (fields: Record<string, string>, file?: Buffer) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (file) body.set('file', new File([new Uint8Array(file)], 'photo.jpg', { type: 'image/jpeg' }))
    const request = { method: 'POST', body, headers: { origin: 'http://kafile.test', host: 'kafile.test', ...headers } }
    return app.respond(new Request('http://kafile.test/tr/admin/media', request))
  }
  const upload = (file: Buffer) =>
    send(
      { intent: 'upload', album: 'umre', 'alt.tr': 'Kâbe', 'alt.en': 'The Kaaba', 'alt.ar': 'الكعبة', published: '1' },
      file,
    )
  const all = async () => (await listStaffMedia(db, admin, { page: 1, pageSize: 10 })).entries
  return { db, app, headers, send, upload, all }
}

function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()
}

test('a photograph is drawn anew, described in three languages and shown in the albums', async () => {
  const { db, app, upload, all } = await aLibrary()

  const sent = await upload(await aPhoto())

  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/tr/admin/media?done=uploaded'])
  const [media] = await all()
  expect(media?.picture).toMatch(/^\/image\/[0-9a-f]{32}\.webp$/)
  const feed = await listMedia(db, { locale: 'ar', limit: 10 })
  expect(feed).toMatchObject({ value: { entries: [{ alt: 'الكعبة', width: 40, height: 30 }] } })
  expect(await (await getPage(app, '/page/gallery')).text()).toContain('alt="The Kaaba"')
})

test('a drawing with a script is refused, whatever its name says, and so is nothing', async () => {
  const { send, upload, all } = await aLibrary()

  const drawing = await upload(svg)
  const nothing = await send({ intent: 'upload', album: 'umre', 'alt.en': 'The Kaaba at dawn' })

  expect([drawing.status, nothing.status]).toEqual([415, 400])
  expect(await drawing.text()).toContain('Bu dosya JPEG, PNG, WebP ya da AVIF değil.')
  expect(await nothing.text()).toContain('value="The Kaaba at dawn"')
  expect(await all()).toEqual([])
})

test('words are changed in the version that was read', async () => {
  const { send, upload, all } = await aLibrary()
  await upload(await aPhoto())
  const [media] = await all()
  const change = { intent: 'change', id: media?.id ?? '', version: '1', album: 'umre', 'alt.tr': 'Kâbe, gün doğarken' }

  const first = await send(change)
  const second = await send({ ...change, 'alt.tr': 'Başka' })

  const back = await second.text()
  expect([first.status, second.status]).toEqual([302, 412])
  expect(back).toMatch(/<details open=""/)
  expect(back).toMatch(/name="alt\.tr"[^>]*value="Başka"/)
  expect(back).toContain('Siz yazarken başka biri kaydetti')
  expect((await all())[0]).toMatchObject({ alt: { tr: 'Kâbe, gün doğarken' }, isPublished: false, version: 2 })
})

test('a picture that a page shows is not deleted; one that nothing shows is', async () => {
  const { db, app, headers, send, upload, all } = await aLibrary()
  await upload(await aPhoto())
  const [media] = await all()
  const remove = { intent: 'remove', id: media?.id ?? '', version: '1' }
  const draft = aPageDraft({ tr: { body: `<p><img src="${media?.picture}" alt=""></p>` } })
  await createWriting(db, admin, { kind: 'page', draft }, new Date())

  const refused = await send(remove)
  const page = await (await getPage(app, '/tr/admin/media', headers)).text()

  expect(refused.status).toBe(409)
  expect(page).toContain('hakkimizda')
})

test('an unused picture leaves the library', async () => {
  const { send, upload, all } = await aLibrary()
  await upload(await aPhoto())
  const [media] = await all()

  const removed = await send({ intent: 'remove', id: media?.id ?? '', version: '1' })

  expect(removed.status).toBe(302)
  expect(await all()).toEqual([])
})

test('the library is for staff who look after content', async () => {
  const { app, headers } = await aLibrary('finance')

  expect((await getPage(app, '/tr/admin/media', headers)).status).toBe(403)
})

test('the point that stays in sight is chosen, and visitors see the picture cut around it', async () => {
  const { app, send, upload, all } = await aLibrary()
  await upload(await aPhoto())
  const [media] = await all()
  const change = { intent: 'change', id: media?.id ?? '', version: '1', album: 'umre', published: '1' }

  const sent = await send({ ...change, focusX: '20', focusY: '80' })

  expect(sent.status).toBe(302)
  const page = await getPage(app, '/tr/page/gallery')
  const html = await page.text()
  expect(html).toContain('style="object-position:20% 80%"')
  expect(html).toMatch(/-640x0-q80\.webp/)
  expect(page.headers.get('content-security-policy')).toContain("style-src-attr 'unsafe-hashes' 'sha256-")
  expect((await all())[0]?.focus).toEqual({ x: 20, y: 80 })
})

test('cards and tour say what an uploaded photograph shows, in the language of the page, and keep its focus in sight', async () => {
  const { db, app, send, upload, all } = await aLibrary()
  await upload(await aPhoto())
  const [media] = await all()
  const { id } = await aDeparture(db, { tour: { images: [media?.picture ?? ''] } })
  const pages = {
    '/tours': 'The Kaaba',
    '/tr/tours': 'Kâbe',
    '/ar/tours': 'الكعبة',
    [`/ar/tour/${id}`]: 'الكعبة',
  }
  for (const [path, alt] of Object.entries(pages))
    expect(await (await getPage(app, path)).text()).toContain(`alt="${alt}"`)

  await send({
    intent: 'change',
    id: media?.id ?? '',
    version: '1',
    album: 'umre',
    'alt.en': 'The house',
    focusX: '20',
    focusY: '80',
  })

  const html = await (await getPage(app, '/tours')).text()
  expect(html).toContain('alt="The house"')
  expect(html).toContain('style="object-position:20% 80%"')
  expect((await getPage(app, '/tours')).headers.get('content-security-policy')).toContain(
    "style-src-attr 'unsafe-hashes'",
  )
})
