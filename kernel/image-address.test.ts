import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absoluteImageAddress, imageAddress, isOwnPicture, parseImagePath } from './image-address.ts'
import { imageFormats, imageRatios, imageWidths } from './image-sizes.ts'

const main = 'https://main.example'
const hosts = { main, image: 'https://images.example' }
const alone = { main, image: undefined }
const slot = { width: 400, ratio: '4/3' } as const

test.each([
  ['https://main.example/img/about.jpg', 'https://images.example/img/about-400x300-q80.webp'],
  ['http://main.example/img/about.jpg', 'https://images.example/img/about-400x300-q80.webp'],
  ['//main.example/img/about.jpeg', 'https://images.example/img/about-400x300-q80.webp'],
  ['/img/about.PNG', 'https://images.example/img/about-400x300-q80.webp'],
  ['img/about.avif', 'https://images.example/img/about-400x300-q80.webp'],
  ['/art/mostar-bridge.svg', 'https://images.example/art/mostar-bridge-400x300-q80.webp'],
  ['/a/../img/k%C3%A2be.webp?v=2#top', 'https://images.example/img/k%C3%A2be-400x300-q80.webp'],
  ['https://images.example/img/about.jpg', 'https://images.example/img/about-400x300-q80.webp'],
])('%s of the main host is %s', (src, address) => {
  expect(imageAddress(src, slot, hosts)).toBe(address)
})

test.each([
  'https://other.example/img/about.jpg',
  'https://main.example.evil.test/img/about.jpg',
  'https://main.example@evil.test/img/about.jpg',
  'https://main.example:444/img/about.jpg',
  '//other.example/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)//a.jpg',
  '/files/price-list.pdf',
  '/img/spinner.gif',
  '/.hidden/a.jpg',
  '/img/..jpg',
  'http://[',
  '',
])('%j stays as it is', (src) => {
  expect(imageAddress(src, slot, hosts)).toBe(src)
})

test('without an image host the path is on the own server', () => {
  expect(imageAddress('https://main.example/img/about.jpg', slot, alone)).toBe('/img/about-400x300-q80.webp')
  expect(absoluteImageAddress('/img/about.jpg', slot, alone, 'jpg')).toBe(`${main}/img/about-400x300-q80.jpg`)
  expect(absoluteImageAddress('/img/about.jpg', slot, hosts)).toBe(`${hosts.image}/img/about-400x300-q80.webp`)
})

test('asking twice changes nothing', () => {
  const once = imageAddress('/img/about.jpg', slot, hosts)

  expect(imageAddress(once, { width: 800, ratio: '16/9' }, hosts)).toBe(once)
})

test.each([
  ['/img/a.jpg', true],
  ['https://other.example/a.jpg', false],
  ['/a.pdf', false],
])('%s is an own picture: %s', (src, isOwn) => {
  expect(isOwnPicture(src, hosts)).toBe(isOwn)
})

test.each([
  '/img/a-400x300-q75.webp',
  '/img/a-401x300-q80.webp',
  '/img/a-0400x300-q80.webp',
  '/img/a-400x300-q80.svg',
  '/img/a-400x300-q80.webp/',
  '/img/a-400x300-q80.webp?x',
  '/img/-400x300-q80.webp',
  '/img/..%2f..%2fetc-400x300-q80.webp',
  '/img/%2e%2e/etc-400x300-q80.webp',
  '/../etc-400x300-q80.webp',
  '/img/.env-400x300-q80.webp',
  '/img/a%00-400x300-q80.webp',
  '/img/a%5c..%5cb-400x300-q80.webp',
  '/img//a-400x300-q80.webp',
  '/c:/a-400x300-q80.webp',
  '/img/%E0%A4%A-400x300-q80.webp',
  'img/a-400x300-q80.webp',
  `/${'a'.repeat(300)}-400x300-q80.webp`,
])('%s asks for no picture', (path) => {
  expect(parseImagePath(path)).toBeUndefined()
})

test('what an address asks for is read from it', () => {
  expect(parseImagePath('/img/mekke-2027-400x300-q80.avif')).toEqual({
    path: '/img/mekke-2027',
    width: 400,
    height: 300,
    format: 'avif',
  })
})

test('every address of an own picture is read back, whatever its name', () => {
  const anything = fc.record({
    parts: fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 4 }),
    width: fc.constantFrom(...imageWidths),
    ratio: fc.constantFrom(...imageRatios),
    format: fc.constantFrom(...imageFormats),
  })

  fc.assert(
    fc.property(anything, ({ parts, width, ratio, format }) => {
      const src = `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}.jpg`
      const address = imageAddress(src, { width, ratio }, alone, format)
      const request = parseImagePath(address)
      expect(address === src || (request?.width === width && request.format === format)).toBe(true)
    }),
  )
})

test('no path, however written, leads out of a folder', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2E',
      '%2f',
      '%5c',
      '\\',
      '//',
      '%00',
      '~',
      'a',
      '/',
      'C:',
      '%c0%ae',
      '?',
      '#',
    ),
    fc.string({ maxLength: 4 }),
  )

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const request = parseImagePath(`/${pieces.join('')}-400x300-q80.webp`)
      const parts = request?.path.slice(1).split('/') ?? []
      expect(parts.filter((part) => part === '' || part.startsWith('.') || /[\\:\p{Cc}]/u.test(part))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
