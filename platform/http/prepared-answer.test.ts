import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { prepareAnswer, prepareNotModified, sendPrepared } from './prepared-answer.server.ts'

const headers = ['content-type', 'text/plain', 'x-frame-options', 'DENY']
const open: (() => void)[] = []

afterEach(() => {
  for (const close of open.splice(0)) close()
  vi.useRealTimers()
})

test('says what an ordinary answer says', async () => {
  const port = await serve(both('salam'))

  const [prepared, ordinary] = await Promise.all([ask(port, '/prepared'), ask(port, '/ordinary')])

  expect(prepared.body).toBe('salam')
  expect(namesAndValues(prepared)).toEqual({ ...namesAndValues(ordinary), date: expect.any(String) as string })
})

test('answers one request after the other on the same connection', async () => {
  const port = await serve(both('salam'))

  const answers = await talk(port, get('/prepared') + get('/ordinary') + get('/prepared') + get('/prepared', 'close'))

  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4)
  expect(answers.match(/salam/g)).toHaveLength(4)
})

test('says that a copy is still right, and goes on with the same connection', async () => {
  const notModified = prepareNotModified(['etag', '"salam"'])
  const port = await serve((req, res) => {
    if (req.url === '/known' && sendPrepared(notModified, req, res)) return
    res.end('new')
  })

  const answers = await talk(port, get('/known') + get('/new') + get('/new', 'close'))

  expect(answers).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: "salam"\r\n/)
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  expect(answers.indexOf('HTTP/1.1 200 OK')).toBeGreaterThan(answers.indexOf('304'))
})

test('keeps the order when an earlier answer takes its time', async () => {
  const slow = Promise.withResolvers<void>()
  const listener = both('salam')
  const port = await serve((req, res) => {
    if (req.url !== '/slow') return listener(req, res)
    void slow.promise.then(() => res.end('slow'))
  })

  const answers = talk(port, get('/slow') + get('/prepared', 'close'))
  slow.resolve()

  expect((await answers).indexOf('slow')).toBeLessThan((await answers).indexOf('salam'))
})

test.each([
  ['HEAD', 'HEAD /prepared HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['a client that closes', get('/prepared', 'close')],
  ['an old client', 'GET /prepared HTTP/1.0\r\n\r\n'],
])('leaves %s to the ordinary way', async (_, asked) => {
  let wasSent: boolean | undefined
  const port = await serve((req, res) => {
    wasSent = sendPrepared(prepareAnswer(headers, Buffer.from('salam')), req, res)
    if (!wasSent) res.end('ordinary')
  })

  await talk(port, asked)

  expect(wasSent).toBe(false)
})

test('leaves an answer that has headers of its own to the ordinary way', async () => {
  const port = await serve((req, res) => {
    res.appendHeader('Set-Cookie', 'referral=ABC')
    if (!sendPrepared(prepareAnswer(headers, Buffer.from('salam')), req, res)) res.end('ordinary')
  })

  expect((await ask(port, '/')).body).toBe('ordinary')
})

test('waits for a client that reads slowly before it turns to its next request', async () => {
  const size = 20_000_000
  const answer = prepareAnswer(['content-length', String(size)], Buffer.alloc(size, 'x'))
  let handled = 0
  const port = await serve((req, res) => {
    handled += 1
    if (!sendPrepared(answer, req, res)) res.end('ordinary')
  })
  const socket = await dial(port)

  socket.pause()
  socket.write(get('/') + get('/', 'close'))
  await expect.poll(() => handled).toBe(2)
  const received = await text(socket)

  expect(received.length).toBeGreaterThan(size)
  expect(received.endsWith('ordinary')).toBe(true)
})

test('bears a client that goes away before it has everything', async () => {
  const answer = prepareAnswer(['content-length', '20000000'], Buffer.alloc(20_000_000, 'x'))
  const closed = Promise.withResolvers<void>()
  const port = await serve((req, res) => {
    if (req.url !== '/large') return void res.end('still here')
    res.once('close', () => closed.resolve())
    sendPrepared(answer, req, res)
  })
  const socket = await dial(port)

  socket.write(get('/large'))
  socket.once('data', () => socket.destroy())
  await closed.promise

  expect((await ask(port, '/')).body).toBe('still here')
})

test('carries the time of each answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const port = await serve(both('salam'))
  const dateAt = async (now: string) => {
    vi.setSystemTime(now)
    return (await ask(port, '/prepared')).message.headers.date
  }

  expect(await dateAt('2027-03-01T09:30:00Z')).toBe('Mon, 01 Mar 2027 09:30:00 GMT')
  expect(await dateAt('2027-03-12T09:30:01Z')).toBe('Fri, 12 Mar 2027 09:30:01 GMT')
})

function both(body: string): RequestListener {
  const all = [...headers, 'content-length', String(body.length)]
  const answer = prepareAnswer(all, Buffer.from(body))
  return (req, res) => {
    if (req.url === '/prepared' && sendPrepared(answer, req, res)) return
    res.writeHead(200, all)
    res.end(body)
  }
}

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: 30_000 }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

function get(path: string, connection = 'keep-alive'): string {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  open.push(() => socket.destroy())
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

/** Everything that comes back until the server closes the connection. */
async function talk(port: number, asked: string): Promise<string> {
  const socket = await dial(port)
  socket.write(asked)
  return text(socket)
}

async function ask(port: number, path: string): Promise<{ message: IncomingMessage; body: string }> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { Connection: 'keep-alive' } }
    request(options, resolve).on('error', reject).end()
  })
  return { message, body: await text(message) }
}

function namesAndValues({ message }: { message: IncomingMessage }): Record<string, unknown> {
  return { ...message.headers }
}
