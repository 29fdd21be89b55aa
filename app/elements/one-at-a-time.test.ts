import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work whose runs end when the test says so. */
function aWork() {
  const open: PromiseWithResolvers<void>[] = []
  const work = oneAtATime(() => {
    const run = Promise.withResolvers<void>()
    open.push(run)
    return run.promise
  })
  return { open, work }
}

test('whoever asks during a run has one more afterwards, however many ask', async () => {
  const { open, work } = aWork()
  const first = work()
  const asked = [work(), work()]
  expect(open).toHaveLength(1)

  open[0]?.resolve()
  await expect.poll(() => open.length).toBe(2)
  open[1]?.resolve()
  await Promise.all([first, ...asked])

  expect(open).toHaveLength(2)
})

test('a run that nobody asked during is the last one, and the next who asks begins anew', async () => {
  const { open, work } = aWork()
  const first = work()
  open[0]?.resolve()
  await first
  const second = work()
  open[1]?.resolve()
  await second

  expect(open).toHaveLength(2)
})

test('a run that fails is told and leaves nothing shut', async () => {
  const { open, work } = aWork()
  const failed = work()
  open[0]?.reject(new Error('no connection'))
  await expect(failed).rejects.toThrow('no connection')
  const again = work()
  open[1]?.resolve()

  await expect(again).resolves.toBeUndefined()
})
