import { callProblem } from '#app/refusals/call-problem.server.ts'
import { factsContext, localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/unknown-call-resource.ts'

export const handle: ResourceHandle = { methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] }

/** Calls that do not exist. */
export const loader = (args: Route.LoaderArgs) => answer(args)

export const action = (args: Route.ActionArgs) => answer(args)

function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs): Response {
  const { traceId } = context.get(factsContext)
  return callProblem('not_found', {
    locale: context.get(localeContext),
    instance: new URL(request.url).pathname,
    traceId,
  })
}
