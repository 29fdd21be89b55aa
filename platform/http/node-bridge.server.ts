import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip, createZstdCompress, constants } from 'node:zlib'
import { packByBrotli, packByGzip, packByZstd } from './pack.server.ts'
import { readWhole } from './whole-body.server.ts'

export type Encoding = 'zstd' | 'br' | 'gzip'

/** What is packed for one visitor alone is packed lightly: Zstandard makes it as small as Brotli does, in half of the time. */
const ZSTD_LEVEL = 5
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

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
  const encoding = encodingFor(req, response)
  if (isPage(response)) return sendWhole(res, await readWhole(response), encoding)
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  try {
    await (encoding ? pipeline(body, compressorOf(res, encoding), res) : pipeline(body, res))
  } catch (error) {
    // A visitor who leaves early is no failure of ours.
    if (!res.destroyed) throw error
  }
}

/** Pages are there as a whole; packing and sending them in parts takes twice as long. */
function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true
}

async function sendWhole(res: ServerResponse, body: Buffer, encoding: Encoding | undefined): Promise<void> {
  if (encoding) tellEncoding(res, encoding)
  const sent = encoding ? await pack(body, encoding) : body
  res.setHeader('Content-Length', sent.length)
  res.end(sent)
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

function encodingFor(req: IncomingMessage, response: Response): Encoding | undefined {
  const type = response.headers.get('content-type') ?? ''
  if (
    !/^(text\/|application\/(json|problem\+json|javascript|xml))/.test(type) ||
    response.headers.has('content-encoding')
  )
    return undefined
  return preferredEncoding(req.headers['accept-encoding'])
}

/** What takes the processor least for the same bytes comes first. */
export const quickestFirst: readonly Encoding[] = ['zstd', 'br', 'gzip']

const named: Readonly<Record<Encoding, RegExp>> = { zstd: /\bzstd\b/, br: /\bbr\b/, gzip: /\bgzip\b/ }

/** The first encoding in this order that a client accepts; a quality of 0 refuses one. */
export function preferredEncoding(accepted: string | undefined, order = quickestFirst): Encoding | undefined {
  if (!accepted) return undefined
  const refused = /\b(zstd|br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g
  const kept = accepted.includes('q=0') ? accepted.replace(refused, '') : accepted
  return order.find((encoding) => named[encoding].test(kept))
}

function tellEncoding(res: ServerResponse, encoding: Encoding): void {
  res.setHeader('Content-Encoding', encoding)
  res.appendHeader('Vary', 'Accept-Encoding')
}

function compressorOf(res: ServerResponse, encoding: Encoding) {
  tellEncoding(res, encoding)
  res.removeHeader('Content-Length')
  return compressors[encoding]()
}

const compressors = {
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip({ level: GZIP_LEVEL }),
}

function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'zstd') return packByZstd(body, ZSTD_LEVEL)
  return encoding === 'br' ? packByBrotli(body, BROTLI_QUALITY) : packByGzip(body, GZIP_LEVEL)
}
