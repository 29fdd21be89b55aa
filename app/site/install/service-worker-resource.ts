import { buildContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/service-worker-resource.ts'
import { serviceWorkerOf } from './service-worker.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** Another build is another text, by which browsers notice that there is a new worker. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(serviceWorkerOf(context.get(buildContext).id), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
