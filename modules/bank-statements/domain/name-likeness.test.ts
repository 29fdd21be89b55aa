import { expect, test } from 'vitest'
import { nameLikeness } from './name-likeness.ts'

test.each([
  ['Ayşe Yılmaz', 'AYSE YILMAZ'],
  ['YILMAZ AYŞE', 'Ayşe Yılmaz'],
  ['Ayşe Nur Yılmaz', 'AYSE YILMAZ'],
  ['MEHMET CAN OZTURK', 'Mehmt Can Öztürk'],
  ['ABDURRAHMA DEMIR', 'Abdurrahman Demir'],
  ['İBRAHİM IŞIK', 'ibrahim ışık'],
])('%s and %s are alike', (one, other) => {
  expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(0.75)
})

test.each([
  ['Ayşe Yılmaz', 'Mehmet Yılmaz'],
  ['Ayşe', 'Ayşe Yılmaz'],
  ['', 'Ayşe Yılmaz'],
  ['Fatma Demir', 'Fatih Demirci'],
])('%s and %s are not', (one, other) => {
  expect(nameLikeness(one, other)).toBeLessThan(0.75)
})
