import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip, constants } from 'node:zlib'

/** The body was longer than allowed; nothing of it was kept. */
export class BodyTooLarge extends Error {}

/**
 * The request as the web platform knows it. The address is taken from the path alone, so a forged Host changes nothing.
 * The body is read completely first: a caller that is refused has not left half a body in the connection.
 *
 * @throws BodyTooLarge as soon as more than `maxBytes` were announced or sent.
 */
export async function toRequest(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  maxBytes: number,
): Promise<Request> {
  const abort = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) abort.abort()
  })
  const method = req.method ?? 'GET'
  const init: RequestInit = { method, headers: toHeaders(req), signal: abort.signal }
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  const body = await readBody(req, maxBytes)
  // Nothing sent is no body: a DELETE of most clients has neither a length nor a type.
  return new Request(url, body.length > 0 ? { ...init, body } : init)
}

/** Sends an answer, compressed when it is text and the client can read that. */
export async function sendResponse(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  if (res.destroyed) return
  res.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value)
  for (const cookie of response.headers.getSetCookie()) res.appendHeader('Set-Cookie', cookie)
  if (!response.body || req.method === 'HEAD') {
    await response.body?.cancel()
    res.end()
    return
  }
  const encoder = compressorFor(req, response)
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  try {
    await (encoder ? pipeline(body, withEncoding(res, encoder), res) : pipeline(body, res))
  } catch (error) {
    // A visitor who leaves early is no failure of ours.
    if (!res.destroyed) throw error
  }
}

function toHeaders(req: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function compressorFor(req: IncomingMessage, response: Response): 'br' | 'gzip' | undefined {
  const type = response.headers.get('content-type') ?? ''
  if (
    !/^(text\/|application\/(json|problem\+json|javascript|xml))/.test(type) ||
    response.headers.has('content-encoding')
  )
    return undefined
  return preferredEncoding(req.headers['accept-encoding'])
}

/** The best encoding a client accepts; a quality of 0 refuses one. */
export function preferredEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  if (!accepted) return undefined
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g
  const kept = accepted.includes('q=0') ? accepted.replace(refused, '') : accepted
  if (/\bbr\b/.test(kept)) return 'br'
  return /\bgzip\b/.test(kept) ? 'gzip' : undefined
}

function withEncoding(res: ServerResponse, encoding: 'br' | 'gzip') {
  res.setHeader('Content-Encoding', encoding)
  res.appendHeader('Vary', 'Accept-Encoding')
  res.removeHeader('Content-Length')
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ level: 5 })
}
