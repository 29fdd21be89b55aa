import sharp, { type Metadata } from 'sharp'
import { expect, test } from 'vitest'
import { makePicture } from './make-picture.server.ts'
import { aBomb, aPhoto } from './testing/photos.ts'

const slot = { width: 400, height: 300 }

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
] as const)('makes %s in exactly the size asked for', async (format, read) => {
  const made = await makePicture(await aPhoto({ width: 800, height: 800 }), { ...slot, format })

  expect(await factsOf(made)).toMatchObject({ format: read, width: 400, height: 300 })
})

test('draws a drawing at the size asked for, however small it says it is', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24"/></svg>',
  )

  expect(await factsOf(await makePicture(drawing, { ...slot, format: 'webp' }))).toMatchObject(slot)
})

test('never makes a picture larger than it is, and keeps the shape asked for', async () => {
  const made = await makePicture(await aPhoto({ width: 200, height: 300 }), { ...slot, format: 'webp' })

  expect(await factsOf(made)).toMatchObject({ width: 200, height: 150 })
})

test('without a height keeps the shape of the picture', async () => {
  const made = await makePicture(await aPhoto({ width: 800, height: 200 }), { width: 400, height: 0, format: 'webp' })

  expect(await factsOf(made)).toMatchObject({ width: 400, height: 100 })
})

test('turns a photograph upright and leaves out what the camera wrote', async () => {
  const lying = await sharp(await aPhoto({ width: 800, height: 400 }))
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '21/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const facts = await factsOf(await makePicture(lying, { width: 160, height: 0, format: 'jpg' }))

  expect(facts).toMatchObject({ width: 160, height: 320 })
  expect([facts.exif, facts.orientation, facts.icc, facts.xmp]).toEqual([undefined, undefined, undefined, undefined])
})

test('gives up what cannot be read', async () => {
  const photo = await aPhoto({ width: 800, height: 800 })
  const unreadable = { ok: false, error: { code: 'unreadable-picture' } }

  expect(await makePicture(Buffer.from('hello'), { ...slot, format: 'webp' })).toEqual(unreadable)
  expect(await makePicture(photo.subarray(0, photo.length / 2), { ...slot, format: 'webp' })).toEqual(unreadable)
})

test('refuses more pixels than a camera makes before it reads them', async () => {
  expect(await makePicture(aBomb(), { ...slot, format: 'webp' })).toEqual({
    ok: false,
    error: { code: 'picture-too-large' },
  })
})

function factsOf(made: Awaited<ReturnType<typeof makePicture>>): Promise<Metadata> {
  if (!made.ok) throw new Error(made.error.code)
  return sharp(made.value).metadata()
}
