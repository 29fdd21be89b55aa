import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closePort } from './close-port.ts'

/** A program that is asked to stop, and a pause that ends when the test says so. */
async function aProgram() {
  let isLeaving = false
  const pauses: number[] = []
  const pause = Promise.withResolvers<void>()
  const held: ServerResponse[] = []
  const arrived = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.url === '/slow') {
      held.push(response)
      return arrived.resolve()
    }
    response.writeHead(request.url === '/readyz' && isLeaving ? 503 : 200).end()
  })
  // Long enough that no client lets go by itself while a test runs.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (path: string) => (await fetch(origin + path)).status
  const stop = (isAnnounced: boolean) =>
    closePort(server, {
      leave: () => (isLeaving = true),
      isAnnounced,
      delayMs: 5000,
      wait: (ms) => {
        pauses.push(ms)
        return pause.promise
      },
    })
  return { server, ask, stop, pauses, endPause: pause.resolve, held, arrived: arrived.promise }
}

test('a stop that is announced fails /readyz while everything is answered, and closes the port after the pause', async () => {
  const { server, ask, stop, pauses, endPause } = await aProgram()
  const before = await ask('/readyz')

  const stopping = stop(true)
  const during = [await ask('/readyz'), await ask('/tr')]
  const listened = server.listening
  endPause()
  await stopping

  expect([before, ...during, listened]).toEqual([200, 503, 200, true])
  expect(pauses).toEqual([5000])
  expect(server.listening).toBe(false)
  await expect(ask('/tr')).rejects.toThrow('fetch failed')
})

test('one that nobody was told of closes the port at once', async () => {
  const { server, ask, stop, pauses } = await aProgram()

  await stop(false)

  expect([server.listening, pauses]).toEqual([false, []])
  await expect(ask('/readyz')).rejects.toThrow('fetch failed')
})

test('who is being answered while the port closes gets the answer, and does not hold the stop up', async () => {
  const { ask, stop, held, arrived, server } = await aProgram()
  const answer = ask('/slow')
  await arrived

  const stopping = stop(false)
  const listened = server.listening
  for (const response of held) response.writeHead(200).end()
  await stopping

  expect([listened, await answer]).toEqual([false, 200])
})
