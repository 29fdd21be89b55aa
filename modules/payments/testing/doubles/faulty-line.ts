import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What the line does to one request. `lost` never arrives; the `answer-…` ones arrive, and only the answer suffers. */
export const lineFaults = [
  'lost',
  'broken',
  'answer-lost',
  'answer-broken',
  'answer-cut',
  'unavailable',
  'answer-unavailable',
  'slow',
] as const

export type LineFault = (typeof lineFaults)[number]

export type FaultyLine = {
  url: string
  /** What happens to the coming requests, one after the other; then the line works. */
  plan: (faults: readonly (LineFault | 'works')[]) => void
  /** Resolves when something has gone wrong as it was planned. */
  untilFault: () => Promise<void>
  close: () => Promise<void>
}

const SLOW_MS = 8

/** A line between a shop and a provider that loses, breaks and delays what passes it, as it was told. */
export async function startFaultyLine(targetUrl: string): Promise<FaultyLine> {
  const target = new URL(targetUrl)
  let planned: (LineFault | 'works')[] = []
  const waiting: (() => void)[] = []
  const goWrong = () => waiting.splice(0).forEach((resolve) => resolve())
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const fault = planned.shift() ?? 'works'
    const body = await bodyOf(incoming)
    if (fault === 'lost') return goWrong()
    if (fault === 'broken') return void outgoing.destroy()
    if (fault === 'unavailable') return void outgoing.writeHead(503).end('Service unavailable')
    const answer = await forward(target, incoming, body)
    if (fault !== 'works') goWrong()
    switch (fault) {
      case 'works':
        return void outgoing.writeHead(answer.status, answer.headers).end(answer.body)
      case 'slow':
        await wait(SLOW_MS)
        return void outgoing.writeHead(answer.status, answer.headers).end(answer.body)
      case 'answer-lost':
        return
      case 'answer-broken':
        return void outgoing.destroy()
      case 'answer-unavailable':
        return void outgoing.writeHead(502).end('Bad gateway')
      case 'answer-cut':
        return void outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(answer.body.subarray(0, 12))
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (faults) => {
      planned = [...faults]
    },
    untilFault: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

async function forward(target: URL, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  // A connection of its own: one that is kept may be closed over there at the moment it is used again.
  const request = httpRequest(new URL(url ?? '/', target), {
    method,
    headers: { ...headers, host: target.host },
    agent: false,
  })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await bodyOf(answer) }
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
