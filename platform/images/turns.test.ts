import { expect, test } from 'vitest'
import { createTurns } from './turns.server.ts'

test('works on as many as it may at once, lets some wait and sends the rest away', async () => {
  const take = createTurns(2, 1)
  const { promise: signal, resolve: finish } = Promise.withResolvers<void>()
  let working = 0
  let most = 0
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await signal
    working -= 1
    return 'done'
  }

  const all = [take(work), take(work), take(work), take(work)]
  expect(await all[3]).toBeUndefined()
  finish()

  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', undefined])
  expect(most).toBe(2)
})

test('work that fails gives its place back', async () => {
  const take = createTurns(1, 0)

  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await take(async () => 'done')).toBe('done')
})
