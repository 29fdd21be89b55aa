import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepNothing } from './page-notes.server.ts'
import { aKeptSite, policy } from './testing/a-kept-site.ts'

test('renders a page once and answers from memory', async () => {
  const { ask, state } = await aKeptSite()

  const answers = [await ask('/tours'), await ask('/tours')]

  expect(answers.map((answer) => answer.text)).toEqual([
    expect.stringMatching(/^first/),
    expect.stringMatching(/^first/),
  ])
  expect(state.renders).toEqual(['/tours'])
})

test('renders once however many ask at the same time', async () => {
  const { ask, state } = await aKeptSite()

  await Promise.all(Array.from({ length: 20 }, () => ask('/tours')))

  expect(state.renders).toEqual(['/tours'])
})

test('keeps every encoding, each with its own strong tag', async () => {
  const { ask } = await aKeptSite()

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
  const { ask } = await aKeptSite()

  const answer = await ask('/tours', { 'accept-encoding': 'br;q=0, gzip' })

  expect(answer.headers['content-encoding']).toBe('gzip')
})

test('answers 304 with the tag when the client has this form already', async () => {
  const { ask } = await aKeptSite()
  const { headers } = await ask('/tours', { 'accept-encoding': 'br' })

  const again = await ask('/tours', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` })

  expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } })
})

test('gives a page another tag when only its policy changed', async () => {
  const { ask, askExpecting, cache, state } = await aKeptSite()
  const before = await ask('/tours')
  state.headers = { ...policy, 'content-security-policy': "default-src 'none'" }

  cache.invalidate()
  cache.invalidate('catalogue')
  const after = await askExpecting('/tours')

  expect(after.text).toBe(before.text)
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('answers HEAD like GET, without the body', async () => {
  const { ask } = await aKeptSite()
  const page = await ask('/tours')

  const head = await ask('/tours', {}, 'HEAD')

  expect(head).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': String(page.body.length), etag: page.headers.etag },
  })
})

test('gives unknown query names the page without them', async () => {
  const { ask, state } = await aKeptSite()

  await ask('/tours?utm_source=a')
  await ask('/tours?fbclid=b')
  await ask('/tours?utm_source=a')

  expect(state.renders).toEqual(['/tours'])
})

test('leaves other methods and private addresses to others', async () => {
  const { ask, state } = await aKeptSite()

  expect((await ask('/private')).status).toBe(204)
  expect((await ask('/tours', {}, 'POST')).status).toBe(204)
  expect(state.renders).toEqual([])
})

test('passes on what may not be kept: refusals, and pages that set a cookie', async () => {
  const statuses = [404, 200]
  const { ask, cache } = await aKeptSite({
    render: async () => new Response('once', { status: statuses.shift() ?? 200, headers: { 'set-cookie': 'a=b' } }),
  })

  expect(await ask('/missing')).toMatchObject({ status: 404, text: 'once' })
  expect(await ask('/greeting')).toMatchObject({ status: 200, text: 'once' })
  expect(cache.size).toBe(0)
})

test('renders anew after midnight in Istanbul, when what a page says of today is wrong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T20:59:59Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, state } = await aKeptSite()
  await ask('/tours')

  await ask('/tours')
  expect(state.renders).toHaveLength(1)
  vi.setSystemTime(Date.parse('2027-03-01T21:00:00Z'))
  await ask('/tours')
  expect(state.renders).toHaveLength(2)
})

test('stays within its bounds and keeps what is asked for', async () => {
  const { ask, cache, state } = await aKeptSite({ maxEntries: 3 })
  await ask('/a')
  await ask('/b')
  await ask('/a')
  await ask('/c')
  await ask('/d')

  expect(cache.size).toBe(3)
  await ask('/a')
  expect(state.renders).toEqual(['/a', '/b', '/c', '/d'])
})

test('never gives pages with a query the room of others', async () => {
  const { ask, state } = await aKeptSite({ maxQueries: 2, keyOf: (url) => url })
  await ask('/a')

  for (let page = 1; page < 20; page++) await ask(`/tours?page=${page}`)
  await ask('/a')
  await ask('/tours?page=19')
  await ask('/tours?page=1')

  expect(state.renders.slice(-2)).toEqual(['/tours?page=19', '/tours?page=1'])
  expect(state.renders.filter((path) => path === '/a')).toHaveLength(1)
})

test('keeps nothing of a page that says it is not worth it', async () => {
  const { ask, cache } = await aKeptSite({
    render: async () => {
      keepNothing()
      return new Response('nothing was found')
    },
  })

  expect(await ask('/tours')).toMatchObject({ status: 200, text: 'nothing was found' })
  expect(cache.size).toBe(0)
})
