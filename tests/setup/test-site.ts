import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { AppServices } from '#app/http/assemble-app.server.ts'
import { PAGE_CACHE_CHANNEL } from '#platform/cache/invalidate-pages.server.ts'
import type { Database } from '#platform/db/client.server.ts'
import { testApp } from './test-app.ts'
import { testDatabase } from './test-db.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/**
 * The application behind a port, as the program puts it together, with its page cache. Several may share a database; that
 * of one alone is embedded, whose news of a change have arrived when the change has.
 */
export async function aSite(shared?: Database, services: Partial<AppServices> = {}) {
  const database = shared ?? (await testDatabase('embedded'))
  const app = await testApp({ ...services, db: database.db, hearsNews: true })
  onTestFinished(await database.listen(PAGE_CACHE_CHANNEL, (news) => app.invalidatePages(news)))
  const server = createServer((req, res) => {
    if (!app.answer(req, res)) app.listener(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
    new Promise<Answer>((resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() }),
        )
      })
      req.on('error', reject)
      req.end(body)
    })
  /** Asks as somebody who is signed in and may have made a change: no page from before it is sent. */
  const see = (path: string) => ask(path, { cookie: 'token=somebody' })
  /** Sends a form of the site. */
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(
      path,
      {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://kafile.test',
        host: 'kafile.test',
        ...headers,
      },
      'POST',
      new URLSearchParams(fields).toString(),
    )
  return { database, ask, see, send }
}
