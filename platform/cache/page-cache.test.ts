import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { PageCache, type PageCacheOptions } from './page-cache.server.ts'

const policy = { 'content-security-policy': "default-src 'self'", 'content-type': 'text/html' }

/** A site whose pages say what `state` holds, and which counts how often it renders. */
async function aSite(options: Partial<PageCacheOptions> = {}) {
  const state = {
    text: 'first',
    renders: [] as string[],
    now: Date.parse('2027-03-01T12:00:00Z'),
    headers: policy as Record<string, string>,
  }
  const cache = new PageCache({
    log: createLog({ level: 'silent' }),
    clock: () => state.now,
    addressOf: (url) =>
      url.startsWith('/private') ? undefined : { key: url.split('?')[0] ?? url, tags: ['catalogue'] },
    async render(key) {
      state.renders.push(key)
      return new Response(`${state.text} ${key}`.padEnd(2000, '.'), { headers: state.headers })
    },
    ...options,
  })
  const server = createServer((req, res) => {
    if (cache.answer(req, res)) return
    void cache.answerOrFill(req, res).then((isAnswered) => isAnswered || res.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { cache, state, ask: (path: string, headers = {}, method = 'GET') => fetchFrom(server, path, headers, method) }
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

function fetchFrom(server: Server, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() })
      })
    })
    req.on('error', reject)
    req.end()
  })
}

test('renders a page once and answers from memory', async () => {
  const { ask, state } = await aSite()

  const answers = [await ask('/tours'), await ask('/tours')]

  expect(answers.map((answer) => answer.text)).toEqual([
    expect.stringMatching(/^first/),
    expect.stringMatching(/^first/),
  ])
  expect(state.renders).toEqual(['/tours'])
})

test('renders once however many ask at the same time', async () => {
  const { ask, state } = await aSite()

  await Promise.all(Array.from({ length: 20 }, () => ask('/tours')))

  expect(state.renders).toEqual(['/tours'])
})

test('keeps every encoding, each with its own strong tag', async () => {
  const { ask } = await aSite()

  const plain = await ask('/tours')
  const br = await ask('/tours', { 'accept-encoding': 'gzip, br' })
  const gzip = await ask('/tours', { 'accept-encoding': 'gzip' })

  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
  expect([br.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(
    ['br', 'gzip', undefined],
  )
  const tags = [br, gzip, plain].map((answer) => answer.headers.etag)
  expect(new Set(tags).size).toBe(3)
  expect(tags.every((tag) => tag?.startsWith('"'))).toBe(true)
})

test('does not send an encoding the client refuses', async () => {
  const { ask } = await aSite()

  const answer = await ask('/tours', { 'accept-encoding': 'br;q=0, gzip' })

  expect(answer.headers['content-encoding']).toBe('gzip')
})

test('answers 304 with the tag when the client has this form already', async () => {
  const { ask } = await aSite()
  const { headers } = await ask('/tours', { 'accept-encoding': 'br' })

  const again = await ask('/tours', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` })

  expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } })
})

test('gives a page another tag when only its policy changed', async () => {
  const { ask, cache, state } = await aSite()
  const before = await ask('/tours')
  state.headers = { ...policy, 'content-security-policy': "default-src 'none'" }

  cache.invalidate('catalogue')
  const after = await ask('/tours')

  expect(after.text).toBe(before.text)
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('answers HEAD like GET, without the body', async () => {
  const { ask } = await aSite()
  const page = await ask('/tours')

  const head = await ask('/tours', {}, 'HEAD')

  expect(head).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': String(page.body.length), etag: page.headers.etag },
  })
})

test('gives unknown query names the page without them', async () => {
  const { ask, state } = await aSite()

  await ask('/tours?utm_source=a')
  await ask('/tours?fbclid=b')
  await ask('/tours?utm_source=a')

  expect(state.renders).toEqual(['/tours'])
})

test('leaves other methods and private addresses to others', async () => {
  const { ask, state } = await aSite()

  expect((await ask('/private')).status).toBe(204)
  expect((await ask('/tours', {}, 'POST')).status).toBe(204)
  expect(state.renders).toEqual([])
})

test('passes on what may not be kept: refusals, and pages that set a cookie', async () => {
  const statuses = [404, 200]
  const { ask, cache } = await aSite({
    render: async () => new Response('once', { status: statuses.shift() ?? 200, headers: { 'set-cookie': 'a=b' } }),
  })

  expect(await ask('/missing')).toMatchObject({ status: 404, text: 'once' })
  expect(await ask('/greeting')).toMatchObject({ status: 200, text: 'once' })
  expect(cache.size).toBe(0)
})

test('shows a change at once', async () => {
  const { ask, cache, state } = await aSite()
  await ask('/tours')
  state.text = 'second'

  cache.invalidate('catalogue')

  expect((await ask('/tours')).text).toMatch(/^second/)
})

test('keeps pages that show something else', async () => {
  const { ask, cache, state } = await aSite()
  await ask('/tours')

  cache.invalidate('content')
  await ask('/tours')

  expect(state.renders).toEqual(['/tours'])
})

test('renders pages in use anew before anybody asks again', async () => {
  const { ask, cache, state } = await aSite()
  await ask('/tours')
  await ask('/tours')

  cache.invalidate('catalogue')
  await expect.poll(() => state.renders).toEqual(['/tours', '/tours'])
})

test('drops a rendering that began before the change', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const texts = ['before', 'after']
  let count = 0
  const { ask, cache } = await aSite({
    async render() {
      const turn = count++
      await gates[turn]?.promise
      return new Response(texts[turn])
    },
  })
  const early = ask('/tours')
  await expect.poll(() => count).toBe(1)

  cache.invalidate('catalogue')
  const late = ask('/tours')
  await expect.poll(() => count).toBe(2)
  gates[1]?.resolve()
  expect((await late).text).toBe('after')
  gates[0]?.resolve()

  expect((await early).text).toBe('before')
  expect((await ask('/tours')).text).toBe('after')
})

test('sends the old page when the new one fails or takes too long', async () => {
  const answers = [
    async () => new Response('old'),
    async () => new Response('broken', { status: 500 }),
    () => new Promise<Response>(() => {}),
  ]
  const { ask, cache } = await aSite({
    render: () => (answers.shift() ?? (() => Promise.reject(new Error('too often'))))(),
  })
  await ask('/tours')

  cache.invalidate()
  expect((await ask('/tours')).text).toBe('old')
  cache.invalidate()
  expect((await ask('/tours')).text).toBe('old')
})

test.each([
  [[], 'new'],
  [['catalogue'], 'old'],
])('while the new page takes its time, with %j in no hurry, sends the %s one', async (laggingTags, expected) => {
  const answers = [async () => new Response('old'), () => sleep(400).then(() => new Response('new'))]
  const { ask, cache } = await aSite({
    laggingTags,
    render: () => (answers.shift() ?? (() => Promise.reject(new Error('too often'))))(),
  })
  await ask('/tours')

  cache.invalidate('catalogue')

  expect((await ask('/tours')).text).toBe(expected)
})

test('renders anew after midnight in Istanbul, when what a page says of today is wrong', async () => {
  const { ask, state } = await aSite()
  await ask('/tours')

  state.now = Date.parse('2027-03-01T20:59:59Z')
  await ask('/tours')
  expect(state.renders).toHaveLength(1)
  state.now = Date.parse('2027-03-01T21:00:00Z')
  await ask('/tours')
  expect(state.renders).toHaveLength(2)
})

test('stays within its bounds and keeps what is asked for', async () => {
  const { ask, cache, state } = await aSite({ maxEntries: 3 })
  await ask('/a')
  await ask('/b')
  await ask('/a')
  await ask('/c')
  await ask('/d')

  expect(cache.size).toBe(3)
  await ask('/a')
  expect(state.renders).toEqual(['/a', '/b', '/c', '/d'])
})
