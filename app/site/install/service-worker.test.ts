import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serviceWorkerOf } from './service-worker.ts'

const list = '/tr/admin/tour/airport-12-02-2031'

test.each([
  ['the door of the staff is shown, as the next to sign in may be somebody else', '/tr/admin/login', 200],
  ['somebody signs out', '/auth/logout', 200],
  ['a list is refused', list, 403],
])('a device forgets its lists and their key when %s', async (_, path, status) => {
  expect(await forgottenAfter(path, new Response('', { status }))).toEqual(['kept-lists'])
})

test.each([
  ['a list is shown', list, new Response('')],
  ['another page of the staff is shown', '/tr/admin/dashboard', new Response('')],
  ['the door leads on who has come in already', '/tr/admin/login', new Response('', { status: 302 })],
  ['the door cannot be reached', '/tr/admin/login', undefined],
])('a device keeps its lists when %s', async (_, path, answer) => {
  expect(await forgottenAfter(path, answer)).toEqual([])
})

test('a group that is led no more goes alone, and other pages stay', async () => {
  const group = '/tr/leader/12-02-2031-19-02-2031-UMRE'

  expect(await forgottenAfter(group, new Response('', { status: 404 }), [list, group])).toEqual([group])
})

/** The databases that the worker removes when a page is asked for; without an answer there is no connection. */
async function forgottenAfter(
  path: string,
  answer: Response | undefined,
  addresses: readonly string[] = [list],
): Promise<string[]> {
  const forgotten: string[] = []
  const kept = new Map(addresses.map((address) => [address, { until: Date.now() + 60_000 }]))
  const store = {
    getAllKeys: () => asked([...kept.keys()]),
    getAll: () => asked([...kept.values()]),
    delete: (address: string) => {
      if (kept.delete(address) && addresses.length > 1) forgotten.push(address)
      return asked(undefined)
    },
  }
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined }
  const heard = new Map<string, (event: unknown) => void>()
  runInNewContext(serviceWorkerOf('build'), {
    self: { addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear) },
    indexedDB: {
      databases: async () => [{ name: 'kept-lists' }],
      open: () => asked(database),
      deleteDatabase: (name: string) => asked(forgotten.push(name)),
    },
    caches: { delete: async () => true, match: async () => new Response('offline') },
    URL,
    Response,
    Date,
  })
  const works: Promise<unknown>[] = []
  heard.get('fetch')?.({
    request: { mode: 'navigate', method: 'GET', url: `http://kafile.test${path}` },
    preloadResponse: answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no connection')),
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (work: Promise<unknown>) => works.push(work),
  })
  // An answer may find more to do.
  for (let at = 0; at < works.length; at++) await works[at]
  return forgotten
}

/** A request to the store of a browser that is answered at once. */
function asked<Answer>(result: Answer): EventTarget & { result: Answer } {
  const request = Object.assign(new EventTarget(), { result })
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return request
}
