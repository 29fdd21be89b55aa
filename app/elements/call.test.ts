import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askPage, call, CallFailed } from './call.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  test('asks for JSON, says that it sends JSON, and reads JSON', async () => {
    const site = await aSite(() => ({ status: 200, body: '{"seats":3}' }))

    const answer = await site.call('GET')

    expect(answer).toEqual({ seats: 3 })
    expect(site.seen[0]?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' })
  })

  test('sends its body as JSON', async () => {
    const site = await aSite(() => ({ status: 201, body: '{}' }))

    await site.call('POST', { name: 'Ayşe' })

    expect(site.seen[0]?.body).toBe('{"name":"Ayşe"}')
  })

  test('leaves the type of a form to the browser', async () => {
    const site = await aSite(() => ({ status: 200, body: '{}' }))

    await site.call('POST', new URLSearchParams({ name: 'Ayşe' }))

    expect(site.seen[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  })

  test('sends cookies', async () => {
    const asked: (RequestCredentials | undefined)[] = []
    page('')
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked.push(init.credentials)
      return new Response('{}')
    })

    await call('/api/v1/tours')

    expect(asked).toEqual(['include'])
  })

  test('has no bearer of its own: the cookie that scripts cannot read says who asks', async () => {
    const site = await aSite(() => ({ status: 200, body: '{}' }), 'lang=tr; token=s3cret')

    await site.call('GET')

    expect(site.seen[0]?.headers.authorization).toBeUndefined()
  })

  test('has no time limit', async () => {
    const limits: unknown[] = []
    page('')
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      limits.push(init.signal)
      return new Response('{}')
    })

    await call('/api/v1/tours')

    expect(limits).toEqual([undefined])
  })
})

describe('a call that reads', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is tried once more after %i', async (status) => {
    const site = await aSite((nth) => (nth === 1 ? { status } : { status: 200, body: '{"ok":true}' }))

    expect(await site.call('GET')).toEqual({ ok: true })
    expect(site.seen).toHaveLength(2)
  })

  test('fails when the second answer is no better', async () => {
    const site = await aSite(() => ({ status: 503, body: '{"code":"unavailable"}' }))

    await expect(site.call('GET')).rejects.toMatchObject({ status: 503, data: { code: 'unavailable' } })
    expect(site.seen).toHaveLength(2)
  })

  test.each([400, 404, 501])('is not tried again after %i', async (status) => {
    const site = await aSite(() => ({ status, body: 'no' }))

    await expect(site.call('GET')).rejects.toMatchObject({ status, data: 'no' })
    expect(site.seen).toHaveLength(1)
  })

  test.each([
    ['2', 2000],
    ['3600', 5000],
  ])('waits as long as %s asks, at most five seconds', async (retryAfter, waitMs) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page('')
    let asked = 0
    vi.stubGlobal('fetch', async () => {
      asked += 1
      return asked === 1
        ? new Response(null, { status: 429, headers: { 'Retry-After': retryAfter } })
        : new Response('{}')
    })

    const answer = call('/api/v1/tours')
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1)

    await answer
    expect(asked).toBe(2)
  })
})

describe('a call that changes something', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('by %s is sent once, whatever the answer', async (method) => {
    const site = await aSite(() => ({ status: 503, body: '{}' }))

    await expect(site.call(method)).rejects.toBeInstanceOf(CallFailed)
    expect(site.seen).toHaveLength(1)
  })
})

test('a page is asked for as a page', async () => {
  const site = await aSite(() => ({ status: 200, body: '<main></main>' }))

  expect(await askPage(site.address)).toBe('<main></main>')
  expect(site.seen[0]?.headers.accept).toBe('text/html')
})

type Answer = { status: number; body?: string }

/** A site that answers the nth request in its own way, and a browser with these cookies. */
async function aSite(answer: (nth: number) => Answer, cookies = '') {
  page(cookies)
  const seen: (Pick<IncomingMessage, 'headers'> & { body: string })[] = []
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    seen.push({ headers: req.headers, body: await text(req) })
    const { status, body } = answer(seen.length)
    res.writeHead(status, { Connection: 'close' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const send = (method: NonNullable<Parameters<typeof call>[1]>['method'], body?: unknown) =>
    call(address, { ...(method ? { method } : {}), ...(body === undefined ? {} : { body }) })
  return { address, seen, call: send }
}

function page(cookie: string): void {
  vi.stubGlobal('document', { cookie })
}
