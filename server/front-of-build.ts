import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import type * as AppServer from '#app/server.ts'
import type { AppServices } from '#app/http/assemble-app.server.ts'

/** The server bundle: `app/server.ts`, built or loaded from its sources. */
type Bundle = typeof AppServer

/** What answers requests, static files included. */
type Front = Pick<Bundle, 'startWork'> & {
  listener: (req: IncomingMessage, res: ServerResponse) => void
  invalidatePages: (tag?: string) => void
  close: () => Promise<void>
}

const YEAR_SECONDS = 31_536_000
const MONTH_SECONDS = 2_592_000

/** The built program: cached pages first, then files as the build compressed them, then everything else. */
export async function loadBuild(root: string, services: AppServices): Promise<Front> {
  const client = join(root, 'build', 'client')
  const bundle = (await import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href)) as Bundle
  const manifest: unknown = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'))
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

/** The sources, rebuilt as they change. */
export async function loadSources(root: string, server: Server, services: AppServices): Promise<Front> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const load = () => vite.ssrLoadModule('./app/server.ts') as Promise<Bundle>
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const app = (await load()).createApp(services)
    if (!app.answer(req, res)) app.listener(req, res)
  }
  return {
    startWork: (await load()).startWork,
    invalidatePages() {},
    listener(req, res) {
      vite.middlewares(req, res, () => {
        answer(req, res).catch((error: unknown) => {
          services.log.error({ err: error }, 'the sources could not be loaded')
          res.writeHead(500).end()
        })
      })
    },
    close: () => vite.close(),
  }
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
