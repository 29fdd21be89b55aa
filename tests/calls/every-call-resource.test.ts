import { expect, test } from 'vitest'
import { getPage, testApp, testRoutes } from '#tests/setup/test-app.ts'

/** Files that browsers load are described as well, but refused as pages are. */
const calls = (await testRoutes()).calls.filter(({ path }) => /^\/(api|auth|rest)\//.test(path))

/** An address of the call; what stands for its parameters leads nowhere. */
const addressOf = (path: string) => path.replace(/:\w+/g, 'x-1')

const table = calls.map(({ path, handle }) => ({ path, handle, address: addressOf(path) }))

const ask = async (address: string, init: RequestInit) =>
  (await testApp()).respond(new Request(`http://kafile.test${address}`, init))

test.each(table)('$path refuses other methods and names its own', async ({ address, handle }) => {
  const others = ['DELETE', 'PATCH', 'PUT', 'POST', 'GET'].filter(
    (method) => !handle.methods.some((own) => own === method),
  )
  const answer = await ask(address, { method: others[0] ?? 'OPTIONS', headers: { origin: 'http://kafile.test' } })

  expect([answer.status, (await answer.json()).code]).toEqual([405, 'method_not_allowed'])
  expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining([...handle.methods]))
})

const writing = table.flatMap(({ handle, ...call }) =>
  handle.methods
    .filter((method) => method !== 'GET' && handle.describes?.[method]?.body)
    .map((method) => ({ ...call, method })),
)

test.each(writing)('$method $path refuses a body of another type', async ({ address, method }) => {
  const answer = await ask(address, {
    method,
    body: 'a,b',
    headers: { 'content-type': 'text/csv', origin: 'http://kafile.test', authorization: 'Bearer somebody' },
  })

  expect([answer.status, (await answer.json()).code]).toEqual([415, 'unsupported_media_type'])
})

test.each(writing)('$method $path refuses calls of other sites', async ({ address, method }) => {
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
  const answer = await ask(address, { method, body: '{}', headers })

  expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused'])
})

/** Values that every call with such a field takes; others ignore them. */
const FIELDS = 'year=2026&slug=x&q=mekke&start=2026-03-18&end=2026-03-24'
const guarded = ['/api/v1/admin/', '/api/v1/agent/', '/rest/', '/api/custom/', '/auth/']

/** By its path, or because the call says so. */
const isGuarded = ({ path, handle }: (typeof table)[number]) =>
  guarded.some((part) => path.startsWith(part)) || (handle.describes?.GET?.access ?? 'public') !== 'public'

const open = table
  .filter((call) => call.handle.methods.includes('GET') && !call.path.includes(':') && !isGuarded(call))
  .map(({ path }) => ({ path }))

/** A database without content has no quiz, and Meta alone is answered, when there is a contract with it. */
const kept = open.filter(({ path }) => !['/api/v1/quiz', '/api/v1/messages/whatsapp'].includes(path))

test.each(kept)(
  '$path may be kept for a minute, speaks the language asked for, and is answered 304 to who has it',
  async ({ path }) => {
    const app = await testApp()
    const first = await getPage(app, `${path}?locale=ar&${FIELDS}`)

    const again = await getPage(app, `${path}?locale=ar&${FIELDS}`, {
      'if-none-match': first.headers.get('etag') ?? '',
    })

    expect([first.status, again.status]).toEqual([200, 304])
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300')
    expect([first.headers.get('content-language'), again.headers.get('etag')]).toEqual([
      'ar',
      first.headers.get('etag'),
    ])
  },
)

test.each(open)('$path refuses a language that does not exist', async ({ path }) => {
  const answer = await getPage(await testApp(), `${path}?locale=de`)

  expect([answer.status, (await answer.json()).code]).toEqual([400, 'locale_unknown'])
})

const personal = table.filter(
  (call) => call.handle.methods.includes('GET') && isGuarded(call) && !call.path.startsWith('/auth/'),
)

test.each(personal)('$path asks who is calling, and nobody keeps the answer', async ({ address }) => {
  const answer = await getPage(await testApp(), address)

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
})

const lists = open.filter(({ path }) => {
  const query = calls.find((call) => call.path === path)?.handle.describes?.GET?.query
  return query !== undefined && 'page' in query.shape
})

test.each(lists.flatMap(({ path }) => ['page=0', 'page=x', 'pageSize=101'].map((query) => ({ path, query }))))(
  '$path refuses $query and names the field',
  async ({ path, query }) => {
    const answer = await getPage(await testApp(), `${path}?${FIELDS}&${query}`)

    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'filter_invalid', errors: [{ pointer: `/${query.split('=')[0]}` }] },
    ])
  },
)

test.each(['/api', '/api/v1', '/api/v1/nothing', '/api/v2/tours'])('%s is no call, says a problem', async (path) => {
  const answer = await getPage(await testApp(), path)

  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})
