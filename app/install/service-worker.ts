import { pathInEveryLocale } from '#app/paths.ts'

/**
 * The service worker of a build, as text. It knows one trick: a page that cannot be reached is answered with the
 * offline page of its language. It keeps nothing else, so that nothing private and nothing old can come from it.
 */
export function serviceWorkerOf(buildId: string): string {
  const offline = JSON.stringify(pathInEveryLocale('/offline'))
  return `(${answerWhenOffline})(self, ${JSON.stringify(`offline-${buildId}`)}, ${offline})\n`
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

/** Sent to browsers as text: it must not use anything outside. */
function answerWhenOffline(worker: Worker, cacheName: string, offline: Record<string, string>): void {
  worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePages()))
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  worker.addEventListener('fetch', (event) => {
    const { mode, method } = event.request
    if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event))
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
    await worker.registration.navigationPreload?.enable()
  }

  async function answer({ request, preloadResponse }: Asking): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      const [, first = ''] = new URL(request.url).pathname.split('/')
      const path = offline[first] ?? offline['en'] ?? '/'
      return (await caches.match(path)) ?? Response.error()
    }
  }
}
