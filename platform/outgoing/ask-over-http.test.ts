import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askOverHttp, Indeterminate, NotSent, readJson } from './ask-over-http.server.ts'

test('answers with status and text', async () => {
  const bank = await listen((response) => response.writeHead(402).end('{"no":1}'))

  const answer = await ask(bank.url)

  expect(answer).toEqual({ status: 402, text: '{"no":1}' })
  expect(readJson(answer)).toEqual({ no: 1 })
})

test('a refused connection has sent nothing', async () => {
  const bank = await listen((response) => response.end())
  await bank.close()

  await expect(ask(bank.url)).rejects.toBeInstanceOf(NotSent)
})

test('a name nobody knows has sent nothing', async () => {
  await expect(ask(new URL('http://nowhere.invalid/'))).rejects.toBeInstanceOf(NotSent)
})

test.for([
  ['a connection that breaks', (response: ServerResponse) => response.destroy()],
  ['an answer that breaks off', breakOff],
  ['a failure over there', (response: ServerResponse) => response.writeHead(503).end('{}')],
  ['an answer that leads elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
] as const)('after %s nobody knows what happened', async ([, answer]) => {
  const bank = await listen(answer)

  await expect(ask(bank.url)).rejects.toBeInstanceOf(Indeterminate)
})

test('silence ends with the time of the call', async () => {
  const bank = await listen(() => undefined)

  await expect(ask(bank.url, AbortSignal.timeout(30))).rejects.toBeInstanceOf(Indeterminate)
})

test('an answer that is not JSON says nothing', () => {
  expect(() => readJson({ status: 200, text: '<html>' })).toThrow(Indeterminate)
})

function ask(url: URL, signal = AbortSignal.timeout(5000)) {
  return askOverHttp(url, { method: 'POST', headers: {}, body: '{}' }, { signal })
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '100' })
  response.write('{"status":', () => response.destroy())
}

async function listen(answer: (response: ServerResponse) => unknown) {
  const server: Server = createServer((_, response) => void answer(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  return { url: new URL(`http://127.0.0.1:${port}/pay`), close }
}
