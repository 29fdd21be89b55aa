import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AppServices } from '#app/http/assemble-app.server.ts'
import type { Bundle, Front } from './front.ts'

/** The sources, rebuilt as they change. */
export async function frontOfSources(root: string, server: Server, services: AppServices): Promise<Front> {
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
