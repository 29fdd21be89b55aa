import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a provider's double sees it; the body is exactly what arrived. */
export type DoubleRequest = {
  method: string
  url: URL
  headers: Headers
  body: string
}

export type DoubleAnswer = { status: number; headers?: Record<string, string>; body: string }

/**
 * What goes wrong with the line, not with the provider: it never answers, breaks the connection, answers with an error
 * of its gateway, that it was asked too often, or with something nobody can read.
 */
export type LineFault = 'silence' | 'reset' | 'error' | 'busy' | 'garbage'

/** `before` the provider has heard the request, or `after` it has done what was asked, so that only the answer is lost. */
export type PlannedFault = { fault: LineFault; when: 'before' | 'after' }

export type DoubleServer = {
  /** Without a slash at the end. */
  url: string
  /** Everything that was asked so far, oldest first. */
  requests: readonly DoubleRequest[]
  /** The next request to the path goes wrong; planned twice, the next two do. */
  failNext: (path: string, planned: PlannedFault) => void
  /** Ends the faults that are still planned. */
  heal: () => void
  close: () => Promise<void>
}

/** A real HTTP server that stands in for a provider, on a free port unless one is named. */
export async function startDouble(
  answer: (request: DoubleRequest) => Promise<DoubleAnswer> | DoubleAnswer,
  port = 0,
): Promise<DoubleServer> {
  const requests: DoubleRequest[] = []
  const planned = new Map<string, PlannedFault[]>()
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing)
  })

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await read(incoming)
    requests.push(request)
    const fault = planned.get(request.url.pathname)?.shift()
    if (fault?.when === 'before') return breakLine(outgoing, fault.fault)
    const given = await safely(() => answer(request))
    if (fault) return breakLine(outgoing, fault.fault)
    outgoing.writeHead(given.status, given.headers ?? {}).end(given.body)
  }

  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failNext: (path, fault) => planned.set(path, [...(planned.get(path) ?? []), fault]),
    heal: () => planned.clear(),
    close: () => closeServer(server),
  }
}

export function jsonAnswer(body: unknown, status = 200): DoubleAnswer {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }
}

export function pageAnswer(body: string, status = 200): DoubleAnswer {
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }, body }
}

/** A page of the double's own, plain enough to be read by a program and by a person. */
export function bankPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>body{font:1rem/1.5 sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}
label,button{display:block;margin-block:.75rem}</style><h1>${escapeHtml(title)}</h1>${content}</html>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The fields of a form as a browser or a shop's server posts it. */
export function formFieldsOf(request: DoubleRequest): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.body))
}

async function read(incoming: IncomingMessage): Promise<DoubleRequest> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', 'http://double'),
    headers,
    body: Buffer.concat(parts).toString(),
  }
}

/** A double that breaks must look broken, not silent: the test then fails with its words. */
async function safely(answer: () => Promise<DoubleAnswer> | DoubleAnswer): Promise<DoubleAnswer> {
  try {
    return await answer()
  } catch (error) {
    return { status: 500, body: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function breakLine(outgoing: ServerResponse, fault: LineFault): void {
  switch (fault) {
    case 'silence':
      return
    case 'reset':
      outgoing.destroy()
      return
    case 'error':
      outgoing.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Service unavailable</h1>')
      return
    case 'busy':
      outgoing.writeHead(429, { 'Content-Type': 'application/json' }).end('{"error":{"type":"rate_limit_error"}}')
      return
    case 'garbage':
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"succ')
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
