import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { BodyTooLarge, preferredEncoding, sendResponse, toRequest } from './node-bridge.server.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A server that answers by what `respond` makes of the request. */
async function aServer(respond: (request: Request) => Response | Promise<Response>) {
  const server = createServer((req, res) => {
    toRequest(req, res, new URL(req.url ?? '/', 'http://kafile.test'), 10)
      .then(respond)
      .catch((error: unknown) => new Response(null, { status: error instanceof BodyTooLarge ? 413 : 500 }))
      .then((response) => sendResponse(req, res, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path: string, { method = 'GET', headers = {}, body = [] as string[] } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }))
      })
      req.on('error', reject)
      for (const chunk of body) req.write(chunk)
      req.end()
    })
}

test('passes method, path, headers and body on, whatever host was named', async () => {
  const ask = await aServer(
    async (each) => new Response([each.method, each.url, each.headers.get('x-a'), await each.text()].join(' ')),
  )

  const { body } = await ask('/a?b=c', {
    method: 'POST',
    headers: { host: 'evil.example', 'x-a': '1' },
    body: ['hello'],
  })

  expect(body.toString()).toBe('POST http://kafile.test/a?b=c 1 hello')
})

test('has no body where none was sent, announced or not', async () => {
  const ask = await aServer((each) => new Response(String(each.body === null)))

  expect((await ask('/', { method: 'DELETE' })).body.toString()).toBe('true')
  expect((await ask('/', { method: 'DELETE', headers: { 'content-length': '0' } })).body.toString()).toBe('true')
  expect((await ask('/', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).body.toString()).toBe('true')
  expect((await ask('/', { method: 'POST', body: ['{}'] })).body.toString()).toBe('false')
})

test('refuses bodies that are announced or turn out to be too long', async () => {
  const ask = await aServer(() => new Response('taken'))

  expect((await ask('/', { method: 'POST', headers: { 'content-length': '11' }, body: ['12345678901'] })).status).toBe(
    413,
  )
  expect((await ask('/', { method: 'POST', body: ['123456', '789012'] })).status).toBe(413)
})

test('compresses text for those who can read it', async () => {
  const ask = await aServer(() => new Response('text '.repeat(500), { headers: { 'content-type': 'text/html' } }))

  const { headers, body } = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } })

  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(body).toString()).toBe('text '.repeat(500))
})

test('sends a page in one piece and says how long it is, packed or not', async () => {
  const page = { headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' } }
  const ask = await aServer(() => new Response('text '.repeat(500), page))

  const packed = await ask('/', { headers: { 'accept-encoding': 'gzip' } })
  const plain = await ask('/')

  expect(packed.headers).toMatchObject({
    'content-length': String(packed.body.length),
    vary: 'Cookie, Accept-Encoding',
  })
  expect(gunzipSync(packed.body).toString()).toBe('text '.repeat(500))
  expect(plain.headers).toMatchObject({ 'content-length': '2500', vary: 'Cookie' })
})

test('sends several cookies as several headers, and no body to HEAD', async () => {
  const cookies = new Headers([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ])
  const ask = await aServer(() => new Response('body', { headers: cookies }))

  const { headers, body } = await ask('/', { method: 'HEAD' })

  expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(body).toHaveLength(0)
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('of %s it chooses %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
