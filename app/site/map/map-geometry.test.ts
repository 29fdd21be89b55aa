import { expect, test } from 'vitest'
import { MAP, pinOf, radiusOf, ringRadius } from './map-geometry.ts'

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
