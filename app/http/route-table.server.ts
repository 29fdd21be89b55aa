import type { RouteObject, ServerBuild } from 'react-router'
import type { MessageArea } from '#app/messages/translation.ts'
import type { RoutedCall } from '#app/wire/to-openapi.server.ts'
import { keepLatest } from '#kernel/keep-latest.ts'
import { localeOfPrefix } from '#kernel/locale.ts'
import { matchFewRoutes } from './match-few-routes.server.ts'
import { readAddress } from './middleware/address.ts'
import { pageOfPayload, payloadPath } from './page-payload.server.ts'
import { innermostHandle, type PageHandle, type ResourceHandle } from '#app/page/page-handle.ts'

export type RouteTable = {
  /** The address of the kept page that a path and query stand for; `undefined` when it is none, or must not be kept. */
  keptPageAt: (pathAndQuery: string) => string | undefined
  /** The pattern of every page, without its language. */
  pagePatterns: readonly string[]
  /** Every call, described or not, by the pattern of its path. */
  calls: readonly RoutedCall[]
  /** Pages of the staff lead to each other without a new document: the first one brings the texts of all of them. */
  staffTexts: readonly MessageArea[]
  /** The routes a path leads through, by their ids, the outermost first; none when it leads nowhere. */
  branchAt: (pathname: string) => readonly string[]
  /** The innermost route a path leads to. */
  routeAt: (pathname: string) => FoundRoute | undefined
}

export type FoundRoute = {
  /** The pattern, for logs: it holds no value. */
  pattern: string
  hasPage: boolean
  resource: ResourceHandle | undefined
  takesForms: boolean
  /** When it takes larger bodies than others. */
  maxBodyBytes: number | undefined
}

const tables = new WeakMap<ServerBuild, RouteTable>()

/** Answers questions about the routes of a build that the framework answers only while it serves; worked out once. */
export function routeTableOf(build: ServerBuild): RouteTable {
  const known = tables.get(build) ?? createRouteTable(build)
  tables.set(build, known)
  return known
}

function createRouteTable(build: ServerBuild): RouteTable {
  const tree = toTree(build.routes, undefined)
  const match = (pathname: string) =>
    matchFewRoutes(tree, pathname)?.map(({ route, params }) => ({ route: build.routes[route.id ?? ''], params })) ?? []
  const modules = remembering(match)

  function keptPageAt(pathAndQuery: string): string | undefined {
    const address = readAddress(pathAndQuery)
    if (address.kind !== 'page' || address.pathname.endsWith('.data')) return undefined
    const payloadOf = pageOfPayload(address.pathname)
    if (payloadOf !== undefined) {
      const page = keptPageAt(payloadOf)
      return page !== undefined && hasKnownPath(payloadOf) ? payloadPath(page) : undefined
    }
    const matched = modules(address.pathname)
    const handle = innermostHandle(matched.map(({ route }) => route?.module.handle))
    if (!isLanguagePrefix(matched.at(-1)?.params['lang'])) return undefined
    if (isKeptResource(matched.at(-1)?.route)) return address.pathname
    if (handle?.page !== 'document' || handle.isCached === false) return undefined
    const asked = new URLSearchParams(address.search)
    if (handle.openQuery?.some((name) => asked.getAll(name).some((value) => value !== ''))) return undefined
    return address.pathname + knownQuery(asked, handle.query ?? [])
  }

  /** Whether the path stands in the route table as it is, instead of being made of data. */
  function hasKnownPath(pathname: string): boolean {
    const params = modules(pathname).at(-1)?.params ?? {}
    return Object.keys(params).every((name) => name === 'lang')
  }

  return {
    pagePatterns: pagePatternsOf(build.routes),
    calls: callsOf(build.routes),
    staffTexts: staffTextsOf(build.routes),
    keptPageAt,
    branchAt: (pathname) => modules(pathname).flatMap(({ route }) => route?.id ?? []),
    routeAt(pathname) {
      const matched = modules(pathname)
      const route = matched.at(-1)?.route
      if (!route) return undefined
      const hasPage = route.module.default !== undefined
      return {
        pattern: `/${matched.flatMap((each) => each.route?.path || []).join('/')}`,
        hasPage,
        resource: hasPage ? undefined : (route.module.handle as ResourceHandle | undefined),
        takesForms: route.module.action !== undefined,
        maxBodyBytes: (route.module.handle as PageHandle | ResourceHandle | undefined)?.maxBodyBytes,
      }
    },
  }
}

/** What was found for a path stays true for the build, so it is kept; the oldest is forgotten first. */
function remembering<Found>(find: (pathname: string) => Found): (pathname: string) => Found {
  const known = new Map<string, Found>()
  return (pathname) => {
    const kept = known.get(pathname)
    if (kept !== undefined) return kept
    const found = find(pathname)
    keepLatest(known, pathname, found, PATHS_KEPT)
    return found
  }
}

const PATHS_KEPT = 5000

/** Whether a route without a page gives an answer that is kept. */
function isKeptResource(route: ServerBuild['routes'][string]): boolean {
  return route?.module.default === undefined && (route?.module.handle as ResourceHandle | undefined)?.isKept === true
}

/** Routes without a page that machines call; files that browsers load beside a page are none. */
function callsOf(routes: ServerBuild['routes']): RoutedCall[] {
  return Object.values(routes).flatMap((route) => {
    const handle =
      route?.module.default === undefined ? (route?.module.handle as ResourceHandle | undefined) : undefined
    const path = `/${route?.path ?? ''}`
    const isCall = handle?.describes !== undefined || /^\/(api|auth|rest)\/[^*]+$/.test(path)
    return handle && isCall ? [{ path, handle }] : []
  })
}

function staffTextsOf(routes: ServerBuild['routes']): MessageArea[] {
  const handles = Object.values(routes).map((route) => innermostHandle([route?.module.handle]))
  return [...new Set(handles.flatMap((handle) => (handle?.layout === 'staff' ? handle.areas : [])))]
}

/** Pages and the areas around them; calls and files are no pages. */
function pagePatternsOf(routes: ServerBuild['routes']): string[] {
  const patterns = Object.values(routes).flatMap((route) => {
    const segments: string[] = []
    for (let each = route; each; each = routes[each.parentId ?? ''])
      segments.unshift(...(each.path?.split('/').filter(Boolean) ?? []))
    const isPage = route?.module.default !== undefined || segments.at(-1) === '*'
    return isPage && segments[0] === ':lang?' ? [`/${segments.slice(1).join('/')}`] : []
  })
  return [...new Set(patterns)]
}

function isLanguagePrefix(language: string | undefined): boolean {
  return language === undefined || localeOfPrefix(language) !== undefined
}

/** The query values a page reads, in one order, so that one page has one key. */
function knownQuery(asked: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams()
  for (const name of names)
    for (const value of asked.getAll(name).toSorted()) if (value !== '') known.append(name, value)
  return known.size > 0 ? `?${known}` : ''
}

function toTree(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index, caseSensitive } = route as NonNullable<typeof route>
      const common = { id, ...(path === undefined ? {} : { path }), ...(caseSensitive ? { caseSensitive } : {}) }
      return index ? { ...common, index: true } : { ...common, children: toTree(routes, id) }
    })
}
