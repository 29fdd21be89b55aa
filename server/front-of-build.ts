import { readdir, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { AppServices } from '#app/http/assemble-app.server.ts'
import type { Bundle, Front } from './front.ts'

const YEAR_SECONDS = 31_536_000
const MONTH_SECONDS = 2_592_000

/** The built program: cached pages first, then files as the build compressed them, then everything else. */
export async function frontOfBuild(bundle: Bundle, root: string, services: AppServices): Promise<Front> {
  const client = join(root, 'build', 'client')
  const manifest: unknown = JSON.parse(await readFile(join(client, '.vite', 'elements.json'), 'utf8'))
  const build: unknown = JSON.parse(await readFile(join(root, 'build', 'build.json'), 'utf8'))
  const app = bundle.createApp({ ...services, manifest, build, styles: await readStyles(client) })
  const files = sirv(client, { brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders })
  return {
    startWork: bundle.startWork,
    invalidatePages: app.invalidatePages,
    listener(req, res) {
      if (!app.answer(req, res)) files(req, res, () => app.listener(req, res))
    },
    async close() {},
  }
}

/** Every stylesheet of the build by its address. */
async function readStyles(client: string): Promise<Map<string, string>> {
  const names = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'))
  const entries = names.map(
    async (name) => [`/assets/${name}`, (await readFile(join(client, 'assets', name), 'utf8')).trim()] as const,
  )
  return new Map(await Promise.all(entries))
}

/** Names with a hash never change what they hold; drawings and fonts change with a release at most. */
function setFileHeaders(res: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith('/assets/')
  res.setHeader(
    'Cache-Control',
    isHashed
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `public, max-age=${MONTH_SECONDS}, stale-while-revalidate=${MONTH_SECONDS}`,
  )
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader('Vary', 'Accept-Encoding')
}
