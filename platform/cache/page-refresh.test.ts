import { zstdDecompressSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { askAgain, noted, takeNotes } from './page-notes.server.ts'
import { aKeptSite } from './testing/a-kept-site.ts'

/** Longer than a page rests, shorter than an old one is sent. */
const RESTED_MS = 5_500
const TOO_OLD_MS = 9_500

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2027-03-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

/** A site that has been open for a while with these pages in it. */
async function anOpenSite(paths: string[], options: Parameters<typeof aKeptSite>[0] = {}) {
  const site = await aKeptSite(options)
  for (const path of paths) await site.ask(path)
  vi.setSystemTime(Date.now() + RESTED_MS)
  site.state.renders.length = 0
  site.state.questions.length = 0
  return site
}

test('sends visitors the old page at once, and the new one as soon as it is made behind them', async () => {
  const { ask, cache, state } = await anOpenSite(['/tours'])
  state.text = 'second'

  cache.invalidate('catalogue/season')

  expect((await ask('/tours')).text).toMatch(/^first/)
  await expect.poll(async () => (await ask('/tours')).text).toMatch(/^second/)
  expect(state.renders).toEqual(['/tours'])
})

test('keeps pages that read something else', async () => {
  const { ask, cache, state } = await anOpenSite(['/tours', '/post/a'])

  cache.invalidate('content/posts/b content/reviews')
  await ask('/tours')
  await ask('/post/a')
  cache.invalidate('content/posts/a')
  await ask('/tours')
  await ask('/post/a')

  await expect.poll(() => state.questions).toEqual(['/post/a'])
})

test('makes no page anew that would be told the same, and asks once for all of them', async () => {
  const { ask, cache, state } = await anOpenSite(['/a', '/b', '/c'])

  cache.invalidate('catalogue/season')
  for (const path of ['/a', '/b', '/c']) await ask(path)
  await expect.poll(() => state.questions).toEqual(['season'])
  vi.setSystemTime(Date.now() + TOO_OLD_MS)
  for (const path of ['/a', '/b', '/c']) await ask(path)

  expect(state.renders).toEqual([])
  expect(state.questions).toEqual(['season'])
})

test('makes pages nobody asks for not at all, and the others one at a time in the order they are asked for', async () => {
  const gates: PromiseWithResolvers<void>[] = []
  const order: string[] = []
  let isOpen = false
  const { ask, cache } = await anOpenSite(['/a', '/b', '/c', '/d'], {
    async render(key) {
      if (isOpen) {
        order.push(key)
        const gate = Promise.withResolvers<void>()
        gates.push(gate)
        await gate.promise
      }
      return new Response(key)
    },
  })
  isOpen = true

  cache.invalidate()
  for (const path of ['/c', '/a', '/c', '/d']) await ask(path)
  await expect.poll(() => order).toEqual(['/c'])
  gates[0]?.resolve()
  await expect.poll(() => order).toEqual(['/c', '/a'])
  gates[1]?.resolve()
  await expect.poll(() => order).toEqual(['/c', '/a', '/d'])
  gates[2]?.resolve()
})

test('makes a page that somebody waits for before those that are only old', async () => {
  const gate = Promise.withResolvers<void>()
  const renders: string[] = []
  const { ask, cache } = await anOpenSite(['/old'], {
    async render(key) {
      renders.push(key)
      if (key === '/new') await gate.promise
      return new Response(key)
    },
  })

  const waiting = ask('/new')
  await expect.poll(() => renders).toEqual(['/old', '/new'])
  cache.invalidate()
  expect((await ask('/old')).text).toBe('/old')
  expect((await ask('/old')).text).toBe('/old')
  expect(renders).toEqual(['/old', '/new'])
  gate.resolve()

  expect((await waiting).text).toBe('/new')
  await expect.poll(() => renders).toEqual(['/old', '/new', '/old'])
})

test('renders a changed page once for many, and not again before it has rested', async () => {
  const { ask, cache, state } = await anOpenSite(['/tours'])

  for (let change = 0; change < 20; change++) {
    state.text = `change ${change}`
    cache.invalidate('catalogue/season')
    await Promise.all([ask('/tours'), ask('/tours'), ask('/tours')])
  }
  await expect.poll(() => state.renders.length).toBeGreaterThan(0)
  const made = state.renders.length
  state.text = 'the last'
  cache.invalidate('catalogue/season')
  expect((await ask('/tours')).text).toMatch(/^change/)
  await vi.advanceTimersByTimeAsync(RESTED_MS)

  await expect.poll(async () => (await ask('/tours')).text).toMatch(/^the last/)
  expect(made).toBe(1)
  expect(state.renders).toHaveLength(2)
})

test('sends no page that has been old for long: whoever asks then waits for the new one', async () => {
  const { ask, cache, state } = await anOpenSite(['/tours'])
  state.text = 'second'

  cache.invalidate('catalogue/season')
  vi.setSystemTime(Date.now() + TOO_OLD_MS)

  expect((await ask('/tours')).text).toMatch(/^second/)
})

test('shows whoever may have made a change no page from before it', async () => {
  const { askExpecting, cache, state } = await anOpenSite(['/tours'])

  for (const text of ['second', 'third', 'fourth']) {
    state.text = text
    cache.invalidate('catalogue/season')
    expect((await askExpecting('/tours')).text.startsWith(text)).toBe(true)
  }
})

test('keeps nobody waiting for what changes in crowds', async () => {
  const { askExpecting, cache, state } = await anOpenSite(['/tours'])
  state.text = 'second'

  cache.invalidate('seats/1')

  expect((await askExpecting('/tours')).text).toMatch(/^first/)
  await expect.poll(async () => (await askExpecting('/tours')).text).toMatch(/^second/)
})

test('gives whoever waits for a change no page that was begun before it', async () => {
  const gate = Promise.withResolvers<void>()
  let word = 'before'
  let renders = 0
  const { ask, askExpecting, cache } = await aKeptSite({
    async render() {
      const text = await noted(['word'], ['catalogue'], async () => word)
      renders += 1
      await gate.promise
      return new Response(text)
    },
  })
  const early = ask('/tours')
  await expect.poll(() => renders).toBe(1)

  word = 'after'
  cache.invalidate('catalogue')
  const late = askExpecting('/tours')
  gate.resolve()

  expect((await early).text).toBe('before')
  expect((await late).text).toBe('after')
})

test('falls with any news when it is not known what it read', async () => {
  const { ask, cache } = await anOpenSite(['/tours'], {
    async render() {
      await noted(['a'], ['catalogue'], () => Promise.reject(new Error('away'))).catch(() => undefined)
      return new Response(String(Date.now()))
    },
  })
  const before = (await ask('/tours')).text

  cache.invalidate('content/posts/a')
  vi.setSystemTime(Date.now() + TOO_OLD_MS)

  expect((await ask('/tours')).text).not.toBe(before)
})

test('sends the old page when the new one fails, and tries again after a rest', async () => {
  const answers = [async () => new Response('old'), async () => new Response('broken', { status: 500 })]
  const { ask, cache } = await anOpenSite(['/tours'], {
    render: () => (answers.shift() ?? (async () => new Response('new')))(),
  })

  cache.invalidate()
  vi.setSystemTime(Date.now() + TOO_OLD_MS)
  expect((await ask('/tours')).text).toBe('old')

  expect((await ask('/tours')).text).toBe('new')
})

test('sends the old page when the new one takes too long', async () => {
  const answers = [async () => new Response('old'), () => new Promise<Response>(() => {})]
  const { askExpecting, cache } = await anOpenSite(['/tours'], {
    render: () => (answers.shift() ?? (() => Promise.reject(new Error('too often'))))(),
  })

  cache.invalidate()
  vi.setSystemTime(Date.now() + TOO_OLD_MS)
  const answer = askExpecting('/tours')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)

  expect((await answer).text).toBe('old')
})

test('forgets a page that is not there any more', async () => {
  let status = 200
  const { ask, cache } = await anOpenSite(['/tours'], { render: async () => new Response('', { status }) })
  status = 404

  cache.invalidate()
  await ask('/tours')

  await expect.poll(async () => (await ask('/tours')).status).toBe(404)
  expect(cache.size).toBe(0)
})

test('packs a page tightly when many ask for it and nothing else is to be done', async () => {
  const { ask } = await anOpenSite(['/tours'])
  const br = { 'accept-encoding': 'br' }
  const light = await ask('/tours', br)
  for (let times = 0; times < 20; times++) await ask('/tours', br)

  await vi.advanceTimersByTimeAsync(90_000)
  await expect.poll(async () => (await ask('/tours', br)).headers.etag).not.toBe(light.headers.etag)

  const known = await ask('/tours', { ...br, 'if-none-match': light.headers.etag ?? '' })
  expect(known).toMatchObject({ status: 304, headers: { etag: light.headers.etag } })
})

test('sends a browser Zstandard until the page is packed tightly, and knows afterwards that it has the page', async () => {
  const { ask } = await anOpenSite(['/tours'])
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const quick = await ask('/tours', browser)
  for (let times = 0; times < 20; times++) await ask('/tours', browser)

  await vi.advanceTimersByTimeAsync(90_000)
  await expect.poll(async () => (await ask('/tours', browser)).headers['content-encoding']).toBe('br')

  expect(quick.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(quick.body).toString()).toMatch(/^first/)
  const known = { 'if-none-match': quick.headers.etag ?? '' }
  expect(await ask('/tours', { ...browser, ...known })).toMatchObject({ status: 304 })
  expect(await ask('/tours', { 'accept-encoding': 'br', ...known })).toMatchObject({ status: 200 })
})

test('notes each question once with its answer, and asks it again', async () => {
  let answer = 'one'
  const read = () => noted(['q', 1], ['content'], async () => answer)

  const { notes } = await takeNotes(async () => [await read(), await read()])
  const [note] = [...notes.reads.values()]
  if (!note) throw new Error('it was noted')

  expect([notes.isComplete, notes.reads.size]).toEqual([true, 1])
  expect(await askAgain(note)).toBe(note.digest)
  answer = 'two'
  expect(await askAgain(note)).not.toBe(note.digest)
})
