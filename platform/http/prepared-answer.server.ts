import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a connection is kept for the next request of the same client; clients are told. */
export const KEEP_ALIVE_SECONDS = 30

/** A whole answer, head and body in one piece. */
export type PreparedAnswer = { bytes: Buffer; body: Buffer; dateAt: number; datedSecond: number }

const DATE_LENGTH = new Date(0).toUTCString().length

const NOTHING = Buffer.alloc(0)

/** That the client's copy is still right. */
export function prepareNotModified(headers: readonly string[]): PreparedAnswer {
  return prepareAnswer(headers, NOTHING, '304 Not Modified')
}

/** Puts an answer together. The headers are names and values in turn, as `writeHead` takes them, without `date`. */
export function prepareAnswer(headers: readonly string[], body: Buffer, status = '200 OK'): PreparedAnswer {
  const lines = [`HTTP/1.1 ${status}`]
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  lines.push('connection: keep-alive', `keep-alive: timeout=${KEEP_ALIVE_SECONDS}`, 'date: ')
  const head = lines.join('\r\n')
  const bytes = Buffer.concat([Buffer.from(`${head}${' '.repeat(DATE_LENGTH)}\r\n\r\n`, 'latin1'), body])
  return { bytes, body: bytes.subarray(bytes.length - body.length), dateAt: head.length, datedSecond: Number.NaN }
}

/**
 * Sends a prepared answer in one piece; false when this request wants another one, and then nothing was sent.
 *
 * Node builds the head of each answer anew and hands it on apart from the body, which costs as much as the whole
 * rest. So the bytes go to the connection itself, and the answer is called finished once they are gone: that is what
 * the server waits for before it turns to the next request of the connection.
 */
export function sendPrepared(answer: PreparedAnswer, req: IncomingMessage, res: ServerResponse): boolean {
  // Without a connection the answers to earlier requests are still being sent.
  const { socket } = res
  if (!socket || !isPlain(req) || res.getHeaderNames().length > 0) return false
  date(answer)
  socket.write(answer.bytes, (error) => {
    if (!error) res.emit('finish')
  })
  return true
}

function isPlain({ method, httpVersion, headers: { connection } }: IncomingMessage): boolean {
  return method === 'GET' && httpVersion === '1.1' && (connection === undefined || /^keep-alive$/i.test(connection))
}

/** Writes the time into the head; an answer that still waits to be sent may get it too, which is as true. */
function date(answer: PreparedAnswer): void {
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (second === answer.datedSecond) return
  answer.datedSecond = second
  answer.bytes.write(new Date(now).toUTCString(), answer.dateAt, 'latin1')
}
