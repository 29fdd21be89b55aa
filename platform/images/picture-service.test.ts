import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import { makePicture } from './make-picture.server.ts'
import { createPictureService } from './picture-service.server.ts'
import { shippedEndings, uploadEndings } from './find-source.server.ts'
import { aPhoto } from './testing/photos.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const asked = { path: '/image/photo', width: 96, height: 96, format: 'webp' } as const

let root: string
let made = 0
let afterwards: Promise<unknown>[] = []

beforeEach(async () => {
  made = 0
  afterwards = []
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
    later: (work) => afterwards.push(work),
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

const PNG = 'docs/images/home.png'

test.each([
  ['png', async () => readFile(PNG)],
  ['jpg', async () => sharp(PNG).jpeg({ quality: 92 }).toBuffer()],
] as const)('nobody waits for AVIF: a real %s is WebP first, and smaller from then on', async (ending, picture) => {
  await mkdir(join(root, 'art'))
  await writeFile(join(root, 'art', `home.${ending}`), await picture())
  const service = aService()
  const request = { path: '/art/home', width: 640, height: 0, format: 'avif' } as const

  const first = await service.get(request, noon)
  await Promise.all(afterwards)
  const second = await service.get(request, noon)

  if (!first.ok || !second.ok) throw new Error('there is no picture')
  expect(first.value).toMatchObject({ format: 'webp', isFinal: false })
  expect((await sharp(first.value.bytes).metadata()).format).toBe('webp')
  expect(second.value).toMatchObject({ format: 'avif', isFinal: true })
  expect((await sharp(second.value.bytes).metadata()).format).toBe('heif')
  expect(second.value.bytes.length).toBeLessThanOrEqual(first.value.bytes.length * 0.9)
  expect(second.value.tag).not.toBe(first.value.tag)
  expect(made).toBe(2)
})

test.each([
  ['that saves too little', (webp: Buffer) => ok(Buffer.alloc(Math.ceil(webp.length * 0.95)))],
  ['that cannot be made', () => fail({ code: 'unreadable-picture' } as const)],
] as const)('an AVIF %s gives way to WebP for good', async (_, avif) => {
  let webp: Buffer = Buffer.alloc(0)
  const service = aService(async (source, request) => {
    if (request.format === 'avif') return avif(webp)
    const picture = await makePicture(source, request)
    if (picture.ok) webp = picture.value
    return picture
  })

  await service.get({ ...asked, format: 'avif' }, noon)
  await Promise.all(afterwards)

  expect(await service.get({ ...asked, format: 'avif' }, noon)).toMatchObject({
    ok: true,
    value: { bytes: webp, format: 'webp', isFinal: true },
  })
  expect(made).toBe(2)
})

test('a thousand who ask for an AVIF have it made once', async () => {
  const service = aService()

  await Promise.all(Array.from({ length: 1000 }, () => service.get({ ...asked, format: 'avif' }, noon)))
  await Promise.all(afterwards)

  expect(made).toBe(2)
})
