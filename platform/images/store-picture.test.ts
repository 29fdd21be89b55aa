import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadsFolder } from './picture-folders.server.ts'
import { MAX_UPLOAD_BYTES, storePicture } from './store-picture.server.ts'
import { aBomb, aPhoto } from './testing/photos.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kafile-store-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'keeps a %s, drawn anew, under the name of its content',
  async (kind) => {
    const photo = sharp(await aPhoto({ width: 60, height: 40 }))
    const upload = await photo.toFormat(kind).toBuffer()

    const stored = await storePicture(dataDir, upload)

    expect(stored).toMatchObject({ ok: true, value: { width: 60, height: 40 } })
    const path = stored.ok ? stored.value.path : ''
    expect(path).toMatch(/^\/image\/[0-9a-f]{32}\.webp$/)
    const kept = await readFile(join(uploadsFolder(dataDir), path.replace('/image/', '')))
    expect((await sharp(kept).metadata()).format).toBe('webp')
  },
)

test('keeps no place, no owner and no more pixels than pages show', async () => {
  const upload = await sharp(await aPhoto({ width: 2600, height: 1300, isFlat: true }))
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()

  const stored = await storePicture(dataDir, upload)

  expect(stored).toMatchObject({ ok: true, value: { width: 2400, height: 1200 } })
  const kept = await readFile(join(uploadsFolder(dataDir), stored.ok ? stored.value.path.replace('/image/', '') : ''))
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test('keeps the same photograph once and leaves no draft', async () => {
  const upload = await aPhoto({ width: 50, height: 50 })

  const [one, other] = await Promise.all([storePicture(dataDir, upload), storePicture(dataDir, upload)])

  expect(one).toEqual(other)
  expect((await readdir(uploadsFolder(dataDir))).filter((name) => name.startsWith('.'))).toEqual([])
})

test.each([
  ['a text called .png', Buffer.from('Only words, whatever the name says.')],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  ],
  ['an animation', Buffer.from('GIF89a')],
  ['a page', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_, upload) => {
  expect(await storePicture(dataDir, upload)).toEqual({ ok: false, error: { code: 'not-a-picture' } })
})

test.each([
  [
    'a drawing behind the first bytes of a PNG',
    '\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  ],
  ['the first bytes of a JPEG alone', '\xff\xd8\xff'],
])('refuses %s as unreadable', async (_, text) => {
  expect(await storePicture(dataDir, Buffer.from(text, 'latin1'))).toEqual({
    ok: false,
    error: { code: 'unreadable-picture' },
  })
})

test('refuses a photograph that was cut off on its way', async () => {
  const photo = await aPhoto({ width: 400, height: 400 })

  expect(await storePicture(dataDir, photo.subarray(0, photo.length - 2000))).toEqual({
    ok: false,
    error: { code: 'unreadable-picture' },
  })
})

test('refuses a bomb: few bytes, too many pixels', async () => {
  expect(await storePicture(dataDir, aBomb())).toEqual({ ok: false, error: { code: 'picture-too-large' } })
})

test('refuses more than ten megabytes without looking at them', async () => {
  expect(await storePicture(dataDir, Buffer.alloc(MAX_UPLOAD_BYTES + 1))).toEqual({
    ok: false,
    error: { code: 'file-too-large' },
  })
})
