import { noteFailure } from '#app/page/note-failure.ts'
import { readRules } from '#app/page/interface-rules.ts'
import { mayLoadAgain } from '#app/page/may-load-again.ts'
import { awaitedLocation, goTo, knowsNewerBuild } from '#app/page/navigation-under-way.ts'

type RouteFile = { id: string; module: string }
type RouteModules = Record<string, unknown>

/**
 * Stands in for the framework's function of this name (see vite.config.ts). The framework answers a route file that is
 * gone, as after a deploy, by loading the page again that the visitor is leaving, without end; we load the page they
 * want, once in a while, and otherwise let the error page speak.
 */
export async function loadRouteModule(route: RouteFile, loaded: RouteModules): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id]
  try {
    loaded[route.id] = await import(/* @vite-ignore */ route.module)
  } catch (error) {
    noteFailure(error)
    const target = awaitedLocation() ?? location
    if (knowsNewerBuild()) return goTo(target)
    const { reloadGuardMs } = readRules()
    if (navigator.onLine && mayLoadAgain(target.pathname, Date.now(), sessionStorage, reloadGuardMs))
      return goTo(target)
    // The router drops what is thrown here; what a page throws while it is shown reaches the error page.
    loaded[route.id] = { default: failing(error) }
  }
  return loaded[route.id]
}

function failing(error: unknown): () => never {
  return () => {
    throw error
  }
}
