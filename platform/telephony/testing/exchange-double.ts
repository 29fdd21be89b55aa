import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

export const EXCHANGE_KEY = 'pbx-key-0123456789'

type Answer = { status?: number; body?: string; headers?: Record<string, string> }

/** A telephone exchange that takes calls by the contract and keeps what it was asked; it knows one key. */
export async function anExchange(answer: Answer = {}) {
  const asked: { method: string | undefined; path: string; query: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://exchange.test')
    asked.push({ method: request.method, path: url.pathname, query: Object.fromEntries(url.searchParams) })
    const isKnown = url.searchParams.get('key') === EXCHANGE_KEY
    const said = isKnown
      ? { success: true, message: 'Originate successfully queued' }
      : { success: false, message: 'Invalid key' }
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers })
    response.end(answer.body ?? JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { asked, originateUrl: `http://127.0.0.1:${port}/originate` }
}
