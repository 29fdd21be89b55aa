import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'

/**
 * What `matchRoutes` finds for a path. It ranks every route it is given for each path anew, which takes longer than most
 * answers; it is given those alone that have no word the path has not.
 */
export function matchFewRoutes(routes: readonly RouteObject[], pathname: string): RouteMatch[] | null {
  // What is written in numbers may be any word.
  if (pathname.includes('%')) return matchRoutes([...routes], pathname)
  const words = new Set(pathname.toLowerCase().split('/'))
  return matchRoutes(routesOf(routes, words), pathname)
}

function routesOf(routes: readonly RouteObject[], words: ReadonlySet<string>): RouteObject[] {
  return routes.flatMap((route) => {
    if (!wordsOf(route).every((word) => words.has(word))) return []
    return route.children && route.children.length > 0
      ? [{ ...route, children: routesOf(route.children, words) }]
      : [route]
  })
}

const known = new WeakMap<RouteObject, string[]>()

/** The words that stand in every path of a route. */
function wordsOf(route: RouteObject): string[] {
  const words =
    known.get(route) ??
    (route.path ?? '')
      .toLowerCase()
      .split('/')
      .filter((segment) => segment !== '' && !/^[:*]|\?$/.test(segment))
  known.set(route, words)
  return words
}
