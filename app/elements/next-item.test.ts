import { expect, test } from 'vitest'
import { nextItem } from './next-item.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from item %d leads to item %d of three', (key, focused, next) => {
  expect(nextItem(key, focused, 3)).toBe(next)
})

test('leaves other keys and an unfocused list alone', () => {
  expect([nextItem('Tab', 0, 3), nextItem('Home', -1, 3), nextItem('ArrowDown', -1, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
