import { expect } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from './signed-in.ts'
import { getPage, testApp } from './test-app.ts'

/** Reads pages of the desk as the words of their rows in the order in which they stand there. */
export async function aReadDesk(db: Db, headers?: Record<string, string>) {
  const app = await testApp({ db })
  const own = headers ?? (await staffSignedIn(db)).headers
  return {
    async order(path: string, words: string[]) {
      const answer = await getPage(app, path, own)
      const html = await answer.text()
      const places = new Map(words.map((word) => [word, html.indexOf(word, html.indexOf('<tbody'))]))
      expect([...places].filter(([, place]) => place < 0)).toEqual([])
      return words.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    },
    read: async (path: string) => (await getPage(app, path, own)).text(),
  }
}
