import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { CachedPage } from './cached-page.server.ts'

const aPage = (text: string) =>
  new CachedPage(Buffer.from(text.padEnd(2000, '.')), new Headers({ 'content-type': 'text/html' }))

test.each(['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip'])(
  'nobody who accepts %s waits for the page that takes the place of one packed tightly',
  async (accepted) => {
    const old = aPage('old')
    await isAwaited(old, accepted)
    await old.packTightly()
    const page = aPage('new')

    await page.packLike(old)

    expect(await isAwaited(page, accepted)).toBe(false)
  },
)

/** Asks for a page; whether it had to be packed first. */
async function isAwaited(page: CachedPage, accepted: string): Promise<boolean> {
  let waited = false
  const server = createServer((req, res) => {
    waited = page.send(req, res) !== undefined
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = request({ port, host: '127.0.0.1', headers: { 'accept-encoding': accepted } }).end()
  const [answer] = await once(asked, 'response')
  await answer.resume().toArray()
  return waited
}
