import { expect, test } from 'vitest'
import { createPlaces } from './places.server.ts'

test('works on a few at once, lets some wait and sends the rest away at once', async () => {
  const { take } = createPlaces({ atOnce: 2, waiting: 1, perAddress: 9, waitMs: 60_000 })
  const { work, finish, most } = someWork()

  const all = ['a', 'b', 'c', 'd'].map((address) => take(address, work))
  expect(await all[3]).toBeUndefined()
  finish()

  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', undefined])
  expect(most()).toBe(2)
})

test('gives one address no more than its share', async () => {
  const { take } = createPlaces({ atOnce: 9, waiting: 9, perAddress: 2, waitMs: 60_000 })
  const { work, finish } = someWork()

  const all = ['a', 'a', 'a', 'b'].map((address) => take(address, work))
  expect(await all[2]).toBeUndefined()
  finish()

  expect(await Promise.all(all)).toEqual(['done', 'done', undefined, 'done'])
})

test('sends away who has waited too long', async () => {
  const { take } = createPlaces({ atOnce: 1, waiting: 9, perAddress: 9, waitMs: 1 })
  const { work, finish } = someWork()
  const first = take('a', work)

  expect(await take('b', work)).toBeUndefined()

  finish()
  expect(await first).toBe('done')
})

test('work that fails gives its place to the next', async () => {
  const { take } = createPlaces({ atOnce: 1, waiting: 1, perAddress: 9, waitMs: 60_000 })

  const failed = take('a', () => Promise.reject(new Error('no')))
  const next = take('b', async () => 'done')

  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
  await expect.poll(() => take('a', async () => 'again')).toBe('again')
})

function someWork() {
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
  return { work, finish, most: () => most }
}
