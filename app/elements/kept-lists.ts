import { withStore } from './open-store.ts'
import { seal } from './sealed.ts'

/** Known to the service worker too, which answers from it and empties it. */
const lists = { name: 'kept-lists', stores: ['keys', 'pages'] }

const SCRIPTS = 'kept-lists-scripts'

/**
 * Keeps the page as it stands, encrypted with a key that cannot leave the browser, so that the service worker can answer
 * with it when there is no connection. Inline scripts are left out, since nothing but scripts of the site runs in a copy, and so is what must not stay. The
 * address is that of the page unless another one is given, for a page whose own address is a secret.
 */
export async function keepPage(until: string, address = location.pathname + location.search): Promise<void> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const left of copy.querySelectorAll('script:not([src]), [data-unkept]')) left.remove()
  const sealed = await seal({ database: lists, name: 'lists' }, `<!doctype html>${copy.outerHTML}`)
  const page = { ...sealed, until: Date.parse(until), keptAt: Date.now() }
  await withStore(lists, 'pages', 'readwrite', (pages) => pages.put(page, address))
  const cache = await caches.open(SCRIPTS)
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => isOwnScript(name))
  await Promise.all(scripts.map(async ({ name }) => (await cache.match(name)) ?? cache.add(name)))
}

function isOwnScript(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.startsWith('/assets/') && pathname.endsWith('.js')
}
