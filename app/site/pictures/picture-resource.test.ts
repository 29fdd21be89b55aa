import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { openPictures } from '#platform/images/open-pictures.server.ts'
import { storePicture } from '#platform/images/store-picture.server.ts'
import { aPhoto } from '#platform/images/testing/photos.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'

test.each([
  ['/art/mostar-bridge-400x300-q80.webp', 'image/webp', 'webp', 400, 300],
  ['/art/spots/visa-96x96-q80.png', 'image/png', 'png', 96, 96],
  ['/brand/logo-mark-180x180-q80.png', 'image/png', 'png', 180, 180],
] as const)('%s answers with a picture of that size', async (path, type, format, width, height) => {
  const response = await getPage(await testApp(), path)

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(await response.bytes()).metadata()).toMatchObject({ format, width, height })
})

test('an AVIF that is not made yet is WebP for a minute', async () => {
  const response = await getPage(await testApp(), '/image/user-160x160-q80.avif')

  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await sharp(await response.bytes()).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })
})

test('the default picture of a person ships with the product', async () => {
  expect(await sharp('public/image/user.png').metadata()).toMatchObject({ format: 'png' })
})

test('who has a picture already gets no second copy', async () => {
  const app = await testApp()
  const path = '/art/mostar-bridge-96x96-q80.webp'
  const tag = (await getPage(app, path)).headers.get('etag') ?? ''

  const again = await getPage(app, path, { 'if-none-match': tag })

  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  '/art/mostar-bridge-401x300-q80.webp',
  '/art/mostar-bridge-400x300-q79.webp',
  '/art/mostar-bridge-400x300-q80.gif',
  '/art/no-such-picture-400x300-q80.webp',
  '/art/%2e%2e%2fbrand%2flogo-mark-400x300-q80.webp',
  '/art/..%5cbrand%5clogo-mark-400x300-q80.webp',
  '/image/00000000000000000000000000000000.webp',
  '/image/..%2f..%2fpackage.json',
])('%s is not found', async (path) => {
  const response = await getPage(await testApp(), path)

  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('neither a query nor a forged host changes the picture', async () => {
  const app = await testApp()
  const path = '/art/mostar-bridge-96x96-q80.webp'

  const plain = await getPage(app, path)
  const tricked = await getPage(app, `${path}?w=4000&src=https://other.example/a.svg`, { host: 'other.example' })

  expect(tricked.headers.get('etag')).toBe(plain.headers.get('etag'))
})

test('an uploaded photograph is served as it is kept, and in sizes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kafile-uploads-'))
  const env = readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: dataDir })
  const stored = await storePicture(dataDir, await aPhoto({ width: 300, height: 300 }))
  const path = stored.ok ? stored.value.path : ''
  const app = await testApp({ env, pictures: openPictures(env, join(dataDir, 'none')) })

  const whole = await getPage(app, path)
  const small = await getPage(app, path.replace('.webp', '-96x96-q80.jpg'))

  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await sharp(await small.bytes()).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 })
  await rm(dataDir, { recursive: true })
})

test('a write to a picture is refused', async () => {
  const app = await testApp()

  const response = await app.respond(
    new Request('http://kafile.test/art/mostar-bridge-96x96-q80.webp', { method: 'DELETE' }),
  )

  expect(response.status).toBe(405)
})
