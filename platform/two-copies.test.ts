import { expect, test } from 'vitest'
import type * as AudibleSocket from './db/audible-socket.server.ts'
import { isDatabaseAway } from './db/errors.server.ts'
import type * as Pace from './db/pace.server.ts'
import { allowLongStatements } from './db/pace.server.ts'
import type * as Line from './db/server-line.server.ts'
import type * as Trace from './log/trace.server.ts'
import { withTrace } from './log/trace.server.ts'

/** The same module again, as the sources around the built program have it. */
function again<Module>(path: string): Promise<Module> {
  return import(`${path}?other`) as Promise<Module>
}

test('the pools of the program know what the build allows its work', async () => {
  const { allowLongStatements: other, paceOfWork } = await again<typeof Pace>('./db/pace.server.ts')

  expect(other).not.toBe(allowLongStatements)
  expect(await allowLongStatements(async () => paceOfWork())).toBe('long')
})

test('the log of the program knows the request that the build answers', async () => {
  const { currentTraceId, withTrace: other } = await again<typeof Trace>('./log/trace.server.ts')

  expect(other).not.toBe(withTrace)
  expect(withTrace('a-request', currentTraceId)).toBe('a-request')
})

test('the build recognises that the database of the program is away', async () => {
  const { DatabaseAway } = await again<typeof Line>('./db/server-line.server.ts')
  const { ServerSilent } = await again<typeof AudibleSocket>('./db/audible-socket.server.ts')

  expect([new DatabaseAway('away'), new ServerSilent('silent')].map(isDatabaseAway)).toEqual([true, true])
})
