import { expect, test } from 'vitest'
import { createHashBrake, type Lane } from './hash-brake.server.ts'

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('no more is done at once than it was told', async () => {
  const brake = createHashBrake({ atOnce: 2, waiting: 5 })
  const first = held()
  const begun: number[] = []
  for (const each of [1, 2, 3])
    void brake.run('rest', () => {
      begun.push(each)
      return first.work()
    })

  await settle()
  const before = [...begun]
  first.end()
  await settle()

  expect([before, begun]).toEqual([
    [1, 2],
    [1, 2, 3],
  ])
})

test('the known go before the fresh, and the fresh before the rest', async () => {
  const brake = createHashBrake({ atOnce: 1, waiting: 5 })
  const first = held()
  const order: Lane[] = []
  const all = [brake.run('rest', first.work)]
  for (const lane of ['rest', 'fresh', 'known'] as const) all.push(brake.run(lane, async () => void order.push(lane)))

  first.end()
  await Promise.all(all)

  expect(order).toEqual(['known', 'fresh', 'rest'])
})

test('a full lane refuses at once, and the other lanes are still open', async () => {
  const brake = createHashBrake({ atOnce: 1, waiting: 1 })
  const first = held()
  const running = brake.run('rest', first.work)
  const waiting = brake.run('rest', async () => 'waited')

  const refused = await brake.run('rest', async () => 'never')
  const known = brake.run('known', async () => 'known')
  first.end()

  expect([refused, await waiting, await known]).toEqual([undefined, { value: 'waited' }, { value: 'known' }])
  await running
})

test('work that fails makes room for the next', async () => {
  const brake = createHashBrake({ atOnce: 1, waiting: 1 })

  await expect(brake.run('rest', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await brake.run('rest', async () => 'next')).toEqual({ value: 'next' })
})
