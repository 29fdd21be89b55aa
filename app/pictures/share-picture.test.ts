import { expect, test } from 'vitest'
import { pageOfSharePicture, sharePicturePath } from './share-picture.ts'

const words = { locale: 'tr', title: 'Sık sorulanlar', brand: 'Kafile', motif: undefined } as const

test.each([
  ['/tr/faq', 'tr'],
  ['/tr', 'tr'],
  ['/', 'en'],
  ['/hotels/anjum', 'en'],
  ['/ar/page/%D8%B9', 'ar'],
] as const)('the picture of %s leads back to its page', (path, locale) => {
  const address = sharePicturePath(path, { ...words, locale })

  expect(pageOfSharePicture(address.replace('/og/', ''))).toEqual({ locale, path })
})

test.each([{ title: 'Başka' }, { brand: 'Yol' }, { motif: '/art/x.svg' }])('has another address with %o', (change) => {
  expect(sharePicturePath('/tr/faq', { ...words, ...change })).not.toBe(sharePicturePath('/tr/faq', words))
})

test('what a page was asked for does not change its picture', () => {
  expect(sharePicturePath('/tr/faq?page=2', words)).toBe(sharePicturePath('/tr/faq', words))
})

test.each(['tr/faq/abc.svg', 'de/faq/abc.png', 'tr/faq/../abc.PNG', ''])('%j is no picture', (rest) => {
  expect(pageOfSharePicture(rest)).toBeUndefined()
})
