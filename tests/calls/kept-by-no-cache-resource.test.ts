import { expect, test } from 'vitest'
import { validExamples } from '#tests/setup/call-examples.ts'
import { askFor, describedOperations, placeFor } from '#tests/setup/call-operations.ts'
import { callWorld } from '#tests/setup/call-world.ts'

const LONG_RUN_MS = 300_000

test(
  'what a call answers to somebody who is signed in is kept by no cache, and so is a refusal',
  async () => {
    const world = await callWorld()
    const { operations } = await describedOperations(world.app)
    const faults: string[] = []

    for (const operation of operations.filter(({ method, isGuarded }) => isGuarded && method === 'GET')) {
      const address = await placeFor(world, operation.path).catch(() => operation.path.replaceAll(/\{\w+\}/g, 'x-1'))
      const { query } = validExamples[operation.id]?.(world) ?? {}
      const ask = { address, ...(query ? { query } : {}) }
      const { token } = operation.path.startsWith('/api/v1/agent/') ? world.seller : world.owner
      for (const answer of [
        await askFor(world.app, operation, { ...ask, token }),
        await askFor(world.app, operation, { ...ask, token: world.stranger.token }),
      ]) {
        const said = answer.headers.get('cache-control') ?? ''
        if (!/no-store/.test(said) || (answer.ok && !/private/.test(said)))
          faults.push(`${operation.path} answers ${answer.status} with Cache-Control ${said}`)
      }
    }

    expect(faults).toEqual([])
  },
  LONG_RUN_MS,
)
