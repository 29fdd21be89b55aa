import { localePath } from '#app/addresses/paths.ts'
import { languages } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'

/**
 * The service worker of a build, as text. A page that cannot be reached is answered with the offline page of its
 * language; a list of a departure, a group of its leader and the pocket page of an order, with the copy that the page has kept of itself.
 * It keeps nothing by itself, and empties the lists when somebody signs out or is not let in, and when their day is over. A
 * list that is not there any more goes alone.
 */
export function serviceWorkerOf(buildId: string): string {
  const offline = JSON.stringify(
    Object.fromEntries(locales.map((locale) => [languages[locale].prefix.slice(1), localePath(locale, '/offline')])),
  )
  return `(${answerWhenOffline})(self, ${JSON.stringify(`offline-${buildId}`)}, ${offline}, (${keptLists})())\n`
}

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }

type Asking = Waiting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type Worker = {
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: ((name: 'install' | 'activate', hear: (event: Waiting) => void) => void) &
    ((name: 'fetch', hear: (event: Asking) => void) => void)
}

type KeptPage = { iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer; until: number; keptAt: number }

type Lists = {
  isList: (address: URL) => boolean
  find: (address: URL) => Promise<Response | undefined>
  forget: (isAll: boolean) => Promise<void>
  drop: (address: URL) => Promise<void>
}

/** Sent to browsers as text: it must not use anything outside. `offline` has a page by the first segment of a language. */
function answerWhenOffline(worker: Worker, cacheName: string, offline: Record<string, string>, lists: Lists): void {
  worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePages()))
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  worker.addEventListener('fetch', (event) => {
    const { mode, method, destination } = event.request
    if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event))
    else if (destination === 'script' && !navigator.onLine) event.respondWith(answerScript(event.request))
  })

  async function keepOfflinePages() {
    const cache = await caches.open(cacheName)
    await cache.addAll(
      Object.values(offline).map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })),
    )
    // The worker before has nothing that could be lost.
    await worker.skipWaiting()
  }

  async function takeOver() {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith('offline-') && name !== cacheName).map((name) => caches.delete(name)),
    )
    await lists.forget(false)
    await worker.registration.navigationPreload?.enable()
  }

  async function answer(event: Asking): Promise<Response> {
    const address = new URL(event.request.url)
    const isList = lists.isList(address)
    if (address.pathname === '/auth/logout') event.waitUntil(lists.forget(true))
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request))
      // Who is led to the door, or turned away, is not to see the lists again; at the door, the next may be somebody else.
      if (address.pathname.endsWith('/admin/login') && response.ok) event.waitUntil(lists.forget(true))
      if (isList && response.status === 404) event.waitUntil(lists.drop(address))
      else if (isList) event.waitUntil(lists.forget(response.type === 'opaqueredirect' || response.status === 403))
      return response
    } catch {
      const kept = isList ? await lists.find(address).catch(() => undefined) : undefined
      if (kept) return kept
      const [, first = ''] = address.pathname.split('/')
      const path = offline[first] ?? offline[''] ?? '/'
      return (await caches.match(path)) ?? Response.error()
    }
  }

  async function answerScript(request: Request): Promise<Response> {
    return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
  }
}

/** The lists that pages have kept, see `app/elements/kept-lists.ts`. Sent to browsers as text, too. */
function keptLists(): Lists {
  const NAME = 'kept-lists'

  return {
    isList: ({ pathname }) =>
      /^(\/[a-z]{2})?\/(admin\/tour\/(ops|print|airport)-|order\/[\w-]+\/pocket$|leader(\/[\w-]+)?$)/.test(pathname),
    find: async ({ pathname, search }) => {
      const database = await open()
      if (!database) return undefined
      const page: KeptPage | undefined =
        (await get(database, 'pages', pathname + search)) ?? (await get(database, 'pages', pathname))
      const key: CryptoKey | undefined = await get(database, 'keys', 'lists')
      database.close()
      if (!page || !key || page.until < Date.now()) return undefined
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: page.iv }, key, page.body)
      const html = new TextDecoder().decode(plain).replace('<html', `<html data-kept-at="${page.keptAt}"`)
      return new Response(html, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy':
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'",
        },
      })
    },
    drop: async ({ pathname, search }) => {
      const database = await open()
      if (!database) return
      const pages = database.transaction('pages', 'readwrite').objectStore('pages')
      for (const key of [pathname, pathname + search]) await answerOf(pages.delete(key))
      database.close()
    },
    forget: async (isAll) => {
      const database = await open()
      if (!database) return
      const store = database.transaction('pages', 'readwrite').objectStore('pages')
      const addresses = await answerOf(store.getAllKeys())
      const pages: KeptPage[] = await answerOf(store.getAll())
      const over = addresses.filter((_, at) => isAll || (pages[at]?.until ?? 0) < Date.now())
      for (const address of over) store.delete(address)
      const isEmpty = over.length === addresses.length
      database.close()
      if (!isEmpty) return
      // The key goes with the last list: what may be left of them on the disk cannot be read any more.
      await answerOf(indexedDB.deleteDatabase(NAME)).catch(() => undefined)
      await caches.delete('kept-lists-scripts')
    },
  }

  /** Nothing where no page has kept anything: an empty database is not left behind. */
  async function open(): Promise<IDBDatabase | undefined> {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === NAME)) return undefined
    const asked = indexedDB.open(NAME)
    return answerOf(asked)
  }

  function get(database: IDBDatabase, store: string, key: string) {
    return answerOf(database.transaction(store).objectStore(store).get(key))
  }

  function answerOf<Answer>(asked: IDBRequest<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error ?? new Error('the store did not answer')))
    })
  }
}
