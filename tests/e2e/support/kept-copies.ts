import type { Page } from '@playwright/test'

/** The pages that a device keeps, by address; what is in them cannot be read without the key of the browser. */
export function addressesKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'kept-lists')) return []
    return new Promise<string[]>((resolve) => {
      const asked = indexedDB.open('kept-lists')
      asked.addEventListener('success', () => {
        const keys = asked.result.transaction('pages').objectStore('pages').getAllKeys()
        keys.addEventListener('success', () => {
          asked.result.close()
          resolve(keys.result.map(String))
        })
      })
    })
  })
}

/** Everything that lies in the browser as words: what is sealed shows nothing. */
export function wordsInStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open(name)
        asked.addEventListener('success', () => resolve(asked.result))
      })
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        const read = <Answer>(asked: IDBRequest<Answer>) =>
          new Promise<Answer>((resolve) => asked.addEventListener('success', () => resolve(asked.result)))
        found.push(JSON.stringify(await read(objects.getAllKeys())))
        for (const value of await read<{ body?: ArrayBuffer }[]>(objects.getAll()))
          found.push(JSON.stringify(value), value.body ? new TextDecoder().decode(value.body) : '')
      }
      database.close()
    }
    for (const name of await caches.keys())
      for (const kept of await (await caches.open(name)).keys())
        found.push(kept.url, (await (await caches.match(kept))?.text()) ?? '')
    return found.join('\n')
  })
}

/** The addresses of the scripts that the copies on a device run with. */
export function scriptsKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const scripts = await caches.open('kept-lists-scripts')
    return (await scripts.keys()).map(({ url }) => url)
  })
}
