import { expect, onTestFinished, test } from 'vitest'
import { watchHealth } from './watch-health.server.ts'

test('a database that is away is no fault of the program, however long it is away', async () => {
  const { health } = aWatch({ isAnswered: false, isWithinReach: false })

  await health.look(0)
  await health.look(3_600_000)

  expect(health.isLost()).toBe(false)
})

test('a program that gets no answer for a minute from a database that is there is lost', async () => {
  const { health } = aWatch({ isAnswered: false, isWithinReach: true })

  await health.look(0)
  await health.look(59_000)
  expect(health.isLost()).toBe(false)
  await health.look(60_000)

  expect(health.isLost()).toBe(true)
})

test('a single answer makes up for all silence before it', async () => {
  const { health, state } = aWatch({ isAnswered: false, isWithinReach: true })
  await health.look(0)
  state.isAnswered = true
  await health.look(59_000)
  state.isAnswered = false

  await health.look(61_000)

  expect(health.isLost()).toBe(false)
})

function aWatch(state: { isAnswered: boolean; isWithinReach: boolean }) {
  const health = watchHealth({
    executeSql: async () => {
      if (!state.isAnswered) throw new Error('no answer')
      return { rows: [] }
    },
    isWithinReach: async () => state.isWithinReach,
  })
  onTestFinished(health.stop)
  return { health, state }
}
