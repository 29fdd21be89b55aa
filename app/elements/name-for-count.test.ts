import { expect, test } from 'vitest'
import { nameForCount, type CountName } from './name-for-count.ts'

const english: CountName[] = [
  [0, 'Your cart is empty'],
  [1, 'Go to cart, # item'],
  [2, 'Go to cart, # items'],
  [100, 'Go to cart, # items'],
]
const arabic: CountName[] = [
  [0, 'صفر'],
  [1, 'واحد'],
  [2, 'اثنان'],
  [3, '# قليل'],
  [11, '# كثير'],
  [100, '# آخر'],
]

test.each([
  [0, 'Your cart is empty'],
  [1, 'Go to cart, 1 item'],
  [7, 'Go to cart, 7 items'],
])('names %d in English', (count, name) => {
  expect(nameForCount(english, 'en', count)).toBe(name)
})

test.each([
  [0, 'صفر'],
  [2, 'اثنان'],
  [5, '5 قليل'],
  [40, '40 كثير'],
  [101, '101 آخر'],
])('names %d in Arabic', (count, name) => {
  expect(nameForCount(arabic, 'ar', count)).toBe(name)
})

test('says the number alone when it has no words', () => {
  expect(nameForCount([], 'tr', 4)).toBe('4')
})
