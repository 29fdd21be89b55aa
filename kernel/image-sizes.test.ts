import { expect, test } from 'vitest'
import { imageRatios, imageWidths, isListedSize, sizeOfSlot, slotFor } from './image-sizes.ts'

test.each([
  [400, '4/3', 300],
  [1600, '16/9', 900],
  [1200, '21/9', 514],
  [320, '4/5', 400],
  [640, 'free', 0],
] as const)('a slot of %i and %s is %i high', (width, ratio, height) => {
  expect(sizeOfSlot({ width, ratio })).toEqual({ width, height })
})

test('every slot is listed', () => {
  const slots = imageWidths.flatMap((width) => imageRatios.map((ratio) => ({ width, ratio })))

  expect(slots.filter((slot) => !isListedSize(sizeOfSlot(slot)))).toEqual([])
})

test.each([
  [1200, 630],
  [180, 180],
  [512, 512],
])('%i × %i, of shared links and home screens, is listed', (width, height) => {
  expect(isListedSize({ width, height })).toBe(true)
})

test.each([
  [401, 301],
  [400, 301],
  [9000, 9000],
  [0, 0],
])('%i × %i is not listed', (width, height) => {
  expect(isListedSize({ width, height })).toBe(false)
})

test.each([
  [
    { width: 640, height: 480 },
    { width: 640, ratio: '4/3' },
  ],
  [
    { width: 700, height: 394 },
    { width: 800, ratio: '16/9' },
  ],
  [
    { width: 613, height: 411 },
    { width: 640, ratio: '3/2' },
  ],
  [
    { width: 500, height: 410 },
    { width: 640, ratio: 'free' },
  ],
  [
    { width: 5000, height: 5000 },
    { width: 1600, ratio: '1/1' },
  ],
  [
    { width: 500, height: 0 },
    { width: 1200, ratio: 'free' },
  ],
  [undefined, { width: 1200, ratio: 'free' }],
] as const)('a picture with the room %o gets the slot %o', (room, slot) => {
  expect(slotFor(room)).toEqual(slot)
})
