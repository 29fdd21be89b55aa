import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { makePicture } from './make-picture.server.ts'
import { createPictureService } from './picture-service.server.ts'
import { shippedEndings, uploadEndings } from './find-source.server.ts'
import { aPhoto } from './testing/photos.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const asked = { path: '/image/photo', width: 96, height: 96, format: 'webp' } as const

let root: string
let made = 0

beforeEach(async () => {
  made = 0
  root = await mkdtemp(join(tmpdir(), 'kafile-pictures-'))
  await mkdir(join(root, 'uploads'))
  await writeFile(
    join(root, 'uploads', 'photo.webp'),
    await sharp(await aPhoto({ width: 300, height: 200 }))
      .webp()
      .toBuffer(),
  )
})
afterEach(() => rm(root, { recursive: true }))

function aService(make: typeof makePicture = makePicture) {
  return createPictureService({
    folders: [
      { address: '/art/', folder: join(root, 'art'), endings: shippedEndings },
      { address: '/image/', folder: join(root, 'uploads'), endings: uploadEndings },
    ],
    cacheFolder: join(root, 'cache'),
    maxCacheBytes: 1_000_000,
    make: (...request) => {
      made += 1
      return make(...request)
    },
  })
}

test('makes a size once: a thousand more who ask get what is kept', async () => {
  const service = aService()
  await service.get(asked, noon)

  const again = await Promise.all(Array.from({ length: 1000 }, () => service.get(asked, noon)))

  expect(made).toBe(1)
  expect(again.filter((answer) => answer.ok)).toHaveLength(1000)
})

test('who asks while a size is made waits for it', async () => {
  const service = aService()

  const [one, other] = await Promise.all([service.get(asked, noon), service.get(asked, noon)])

  expect(made).toBe(1)
  expect(one).toEqual(other)
})

test('finds sizes that an earlier run made', async () => {
  const first = await aService().get(asked, noon)

  expect(await aService().get(asked, noon)).toEqual(first)
  expect(made).toBe(1)
})

test('makes sizes anew when the picture was replaced', async () => {
  const service = aService()
  const before = await service.get(asked, noon)
  await utimes(join(root, 'uploads', 'photo.webp'), noon, noon)

  const after = await service.get(asked, noon)

  expect(made).toBe(2)
  expect(after.ok && before.ok && after.value.tag === before.value.tag).toBe(false)
})

test.each(['/image/none', '/other/photo', '/image', '/image/photo.webp'])('there is no picture at %s', async (path) => {
  expect(await aService().get({ ...asked, path }, noon)).toEqual({ ok: false, error: { code: 'no-such-picture' } })
  expect(made).toBe(0)
})

test('a drawing among uploads is no picture', async () => {
  await writeFile(join(root, 'uploads', 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

  expect(await aService().get({ ...asked, path: '/image/drawing' }, noon)).toMatchObject({ ok: false })
})

test('a folder is no picture', async () => {
  await symlink(root, join(root, 'uploads', 'folder.webp'))

  expect(await aService().get({ ...asked, path: '/image/folder' }, noon)).toMatchObject({ ok: false })
})

test('a damaged picture is a refusal, tried again later and never kept', async () => {
  await writeFile(join(root, 'uploads', 'photo.webp'), 'damaged')
  const service = aService()

  expect(await service.get(asked, noon)).toEqual({ ok: false, error: { code: 'unreadable-picture' } })
  await service.get(asked, noon)
  expect(made).toBe(2)
})

test('sends away who comes when hundreds wait, and serves the others', async () => {
  const { promise: signal, resolve: finish } = Promise.withResolvers<void>()
  const service = aService(async () => {
    await signal
    return ok(Buffer.from('picture'))
  })
  await Promise.all(
    Array.from({ length: 400 }, (_, index) => writeFile(join(root, 'uploads', `p${index}.webp`), 'picture')),
  )

  const all = Array.from({ length: 400 }, (_, index) => service.get({ ...asked, path: `/image/p${index}` }, noon))
  const first = await Promise.race(all)
  finish()
  const answers = await Promise.all(all)

  expect(first).toEqual({ ok: false, error: { code: 'too-busy' } })
  expect(answers.filter((answer) => answer.ok).length).toBeGreaterThanOrEqual(200)
})
