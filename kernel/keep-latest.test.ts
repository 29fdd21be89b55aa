import { expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'

test('forgets what was not kept again for the longest', () => {
  const kept = new Map<string, number>()
  for (const [value, key] of ['a', 'b', 'a', 'c'].entries()) keepLatest(kept, key, value, 2)

  expect([...kept]).toEqual([
    ['a', 2],
    ['c', 3],
  ])
})
