import { z } from 'zod'
import { buildContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/latest-build-resource.ts'
import { Build } from './build.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: { GET: { summary: 'The build that answers now', query: z.object({}), answers: { 200: Build } } },
}

/** Asked again and again by open pages; whatever the query, it is never kept. */
export function loader({ context }: Route.LoaderArgs) {
  const { id, timestamp } = context.get(buildContext)
  return Response.json({ id, timestamp }, { headers: { 'Cache-Control': 'no-store' } })
}
