import { expect, test } from 'vitest'
import { labelOf, MAP, pinOf, radiusOf, ringRadius } from './map-geometry.ts'

test('keeps hotels outside the courtyard and inside the picture', () => {
  expect(radiusOf(0)).toBe(92)
  expect(radiusOf(5000)).toBe(190)
})

test('puts a hotel of five minutes on the ring of five minutes', () => {
  expect(radiusOf(400)).toBe(ringRadius(5))
})

test.each([0, 1, 2, 3])('gives pin %i a place below the mosque', (index) => {
  const pin = pinOf(640, index)

  expect(pin.y).toBeGreaterThan(MAP.middle.y)
  expect(pin.y).toBeLessThan(MAP.height)
})

test('a long name is broken between words, a short one is not', () => {
  const at = { x: 380, y: 320 }

  expect(labelOf('Anjum Hotel Makkah', at)).toEqual({ lines: ['Anjum Hotel Makkah'], side: 'start', lift: 0 })
  expect(labelOf('Mövenpick Hotel & Residence Hajar Tower Makkah', at).lines).toEqual([
    'Mövenpick Hotel &',
    'Residence Hajar',
    'Tower Makkah',
  ])
})

test('the name of a pin far to the right stands at its left, and one of a pin far below is lifted', () => {
  expect(labelOf('Anjum Hotel Makkah', { x: 558, y: 320 }).side).toBe('end')
  expect(labelOf('Mövenpick Hotel & Residence Hajar Tower', { x: 380, y: 402 }).lift).toBe(2)
})
