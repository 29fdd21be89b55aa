import { z } from 'zod'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { buildContext, factsContext, localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/build-manifest-resource.ts'

const Rules = z.record(z.string(), z.record(z.string(), z.literal(true)))

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'What a build knows beforehand: rules of its routes, and its prerendered pages',
      answers: {
        200: z.object({
          id: z.string(),
          timestamp: z.int(),
          matcher: z.object({ static: Rules, wildcard: Rules, dynamic: Rules }),
          prerendered: z.array(z.string()),
        }),
      },
      problems: ['not_found'],
    },
  },
}

/** Only the build that answers is known; a manifest never changes. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { rules, ...build } = context.get(buildContext)
  if (params.file === `${build.id}.json`)
    return Response.json(
      { ...build, ...rules() },
      { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    )
  const { traceId } = context.get(factsContext)
  return callProblem('not_found', { locale: context.get(localeContext), instance: url.pathname, traceId })
}
