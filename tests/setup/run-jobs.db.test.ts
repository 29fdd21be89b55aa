import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineQueue, enqueue, handles } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from './run-jobs.ts'
import { testDatabase, testEngines } from './test-db.ts'

const steps = defineQueue({ name: 'steps', schema: z.object({ step: z.number() }) })

describe.each(testEngines)('on the %s engine', (engine) => {
  test('due jobs run, and those they ask for, but not those of tomorrow', async () => {
    const { db } = await testDatabase(engine)
    const seen: number[] = []
    const handler = handles(steps, async ({ step }) => {
      seen.push(step)
      if (step < 3) await enqueue(db, steps, { step: step + 1 })
    })
    await enqueue(db, steps, { step: 1 })
    await enqueue(db, steps, { step: 9 }, { startAfter: new Date(Date.now() + 86_400_000) })

    const ran = await runDueJobs(db, [handler], new Date(Date.now() + 1000))

    expect(seen).toEqual([1, 2, 3])
    expect(ran).toEqual(['steps', 'steps', 'steps'])
  })
})
