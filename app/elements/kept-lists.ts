import { withStore } from './open-store.ts'

/** Known to the service worker too, which answers from it and empties it. */
const lists = { name: 'kept-lists', stores: ['keys', 'pages'] }

const SCRIPTS = 'kept-lists-scripts'

/**
 * Keeps the page as it stands, encrypted with a key that cannot leave the browser, so that the service worker can answer
 * with it when there is no connection. Inline scripts are left out: nothing but scripts of the site runs in a copy. The
 * address is that of the page unless another one is given, for a page whose own address is a secret.
 */
export async function keepPage(until: string, address = location.pathname + location.search): Promise<void> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const script of copy.querySelectorAll('script:not([src])')) script.remove()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(`<!doctype html>${copy.outerHTML}`)
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOfLists(), plain)
  const page = { iv, body, until: Date.parse(until), keptAt: Date.now() }
  await withStore(lists, 'pages', 'readwrite', (pages) => pages.put(page, address))
  const cache = await caches.open(SCRIPTS)
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => isOwnScript(name))
  await Promise.all(scripts.map(async ({ name }) => (await cache.match(name)) ?? cache.add(name)))
}

function isOwnScript(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.startsWith('/assets/') && pathname.endsWith('.js')
}

/** Two pages that begin at once must not encrypt with two keys: who comes second takes the first one's. */
async function keyOfLists(): Promise<CryptoKey> {
  const known = await withStore<CryptoKey | undefined>(lists, 'keys', 'readonly', (keys) => keys.get('lists'))
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await withStore(lists, 'keys', 'readwrite', (keys) => keys.add(made, 'lists')).catch(() => undefined)
  return (await withStore<CryptoKey | undefined>(lists, 'keys', 'readonly', (keys) => keys.get('lists'))) ?? made
}
