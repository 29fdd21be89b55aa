import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { pageOfData } from './page-of-data.ts'
import type { RouteTable } from './route-table.server.ts'

/**
 * The framework, asked with no more routes than a path leads through. It looks for the route of each request twice among
 * all it knows, and prepares them all again for each page it draws, which took a tenth of the time; what a path leads to
 * is known already. A path that leads nowhere is asked of the whole. Browsers still hear of every route, from a file.
 */
export function frameworkHandlers(build: ServerBuild, mode: string, routes: RouteTable): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const handlers = new Map<string, RequestHandler>()

  function handlerOf(ids: readonly string[]): RequestHandler {
    const leaf = ids.at(-1)
    if (leaf === undefined) return whole
    const known = handlers.get(leaf)
    if (known) return known
    const few = {
      ...build,
      routes: pick(build.routes, ids),
      assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
    }
    const handler = createRequestHandler(few, mode)
    handlers.set(leaf, handler)
    return handler
  }

  return (request, context) => handlerOf(routes.branchAt(pageOfData(new URL(request.url).pathname)))(request, context)
}

function pick<Routes extends Record<string, unknown>>(routes: Routes, ids: readonly string[]): Routes {
  return Object.fromEntries(ids.map((id) => [id, routes[id]])) as Routes
}
