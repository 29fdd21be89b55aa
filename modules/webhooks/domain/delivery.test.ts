import { expect, test } from 'vitest'
import { pauseAfter } from './delivery.ts'

test('pauses grow from half a minute to a day, then it is over', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => pauseAfter(attempts)).map((ms) => ms && ms / 60_000)

  expect(minutes).toEqual([0.5, 2, 10, 30, 120, 360, 720, 1440, undefined])
})
