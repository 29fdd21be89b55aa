import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE } from './addresses.ts'

/** How many pieces a page comes in, and how long the browser waits for each: long enough to paint what it has. */
const PIECES = 60
const PAUSE_MS = 20

/** The site as a bad line brings it: every page in pieces, everything else whole. */
export async function serveInPieces(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => void passOn(request, response))
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const asked = ask(SITE + request.url, { method: request.method, headers })
  request.pipe(asked)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers
  const body = await buffer(answer)
  response.writeHead(answer.statusCode ?? 502, kept)
  if (answer.headers['content-type']?.includes('text/html')) await writeInPieces(response, body)
  else response.write(body)
  response.end()
}

async function writeInPieces(response: ServerResponse, body: Buffer): Promise<void> {
  const size = Math.ceil(body.length / PIECES)
  for (let from = 0; from < body.length; from += size) {
    response.write(body.subarray(from, from + size))
    await pause(PAUSE_MS)
  }
}
