import { expect, test } from 'vitest'
import { jobAsked, wakeWorkers } from './wake-workers.server.ts'

test('what is asked for is looked for at once, not at the next look', async () => {
  const woken: string[] = []
  const database = { executeSql: async () => ({ rows: [{ name: 'letters' }] }) }
  const waking = wakeWorkers(
    database,
    (queue) => woken.push(queue),
    () => {},
    { pauseMs: 3_600_000 },
  )
  await expect.poll(() => woken).toEqual(['letters'])

  jobAsked.publish('letters')

  await expect.poll(() => woken).toEqual(['letters', 'letters'])
  await waking.stop()
})

test('nobody is woken after the end', async () => {
  const woken: string[] = []
  const database = { executeSql: async () => ({ rows: [{ name: 'letters' }] }) }
  const waking = wakeWorkers(
    database,
    (queue) => woken.push(queue),
    () => {},
  )

  await waking.stop()
  jobAsked.publish('letters')

  expect([woken, jobAsked.hasSubscribers]).toEqual([['letters'], false])
})
