import { expect, test } from 'vitest'
import { jobAsked, wakeWorkers } from './wake-workers.server.ts'

/** Workers of a database where a letter always waits, looked for once an hour; `woken` tells each time they are woken. */
function wakeLetters() {
  const woken: string[] = []
  const wake = (queue: string) => void woken.push(queue)
  const database = { executeSql: async () => ({ rows: [{ name: 'letters' }] }) }
  return { woken, waking: wakeWorkers(database, wake, () => {}, { pauseMs: 3_600_000 }) }
}

test('what is asked for is looked for at once, not at the next look', async () => {
  const { woken, waking } = wakeLetters()
  await expect.poll(() => woken).toEqual(['letters'])

  jobAsked.publish('letters')

  await expect.poll(() => woken).toEqual(['letters', 'letters'])
  await waking.stop()
})

test('nobody is woken after the end', async () => {
  const { woken, waking } = wakeLetters()

  await waking.stop()
  jobAsked.publish('letters')

  expect([woken, jobAsked.hasSubscribers]).toEqual([['letters'], false])
})
