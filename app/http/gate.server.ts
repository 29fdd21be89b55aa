import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { localePath, splitLocale } from '#app/addresses/paths.ts'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { findSessionLanguage } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { FilesState } from '#platform/disk/data-folder.server.ts'
import { allowLongStatements } from '#platform/db/pace.server.ts'
import type { Environment } from '#platform/env.server.ts'
import type { Caller } from '#platform/http/caller.server.ts'
import type { RateLimiter } from '#platform/http/rate-limit.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { withTrace } from '#platform/log/trace.server.ts'
import { isLocaleChosen, localeOfCall, readAddress, type Address } from './middleware/address.ts'
import { callProblem, problemOfStatus } from '#app/refusals/call-problem.server.ts'
import type { RequestFacts } from './middleware/contexts.ts'
import type { CallMethod } from '#app/page/page-handle.ts'
import { filterProblem } from '#app/refusals/filter-problem.server.ts'
import { isReadable } from './middleware/readable-body.ts'
import { isForeignWrite } from './middleware/csrf.ts'
import { tokenOf } from './middleware/session.server.ts'
import { defaultLocale } from '#kernel/locale.ts'
import { isPassing } from './passing-failure.server.ts'
import { pageOfData } from './page-of-data.ts'
import { noPayload, pageOfPayload } from './page-payload.server.ts'
import type { Standing } from './standing.ts'
import { isStaffAddress } from '#app/addresses/staff-address.ts'
import type { FoundRoute, RouteTable } from './route-table.server.ts'

/** A request as far as its head tells. */
export type Incoming = {
  address: Address
  url: URL
  method: string
  locale: Locale
  isCall: boolean
  maxBodyBytes: number
  facts: RequestFacts
  startedAt: number
}

export type Gate = {
  read: (head: Head, caller: Caller) => Incoming
  respond: (request: Request, incoming: Incoming) => Promise<Response>
  refuse: (incoming: Incoming, status: number, headers?: Record<string, string>) => Promise<Response>
}

type GateParts = {
  db: Db
  env: Environment
  log: Log
  limiter: RateLimiter
  routes: RouteTable
  forward: (request: Request, facts: RequestFacts & { locale: Locale }) => Promise<Response>
  standing: () => Standing
  files: () => FilesState
}

const FORM_BYTES = 256 * 1024
const CALL_BYTES = 1024 * 1024
const CALL_PATH = /^\/(api|auth|rest)(\/|$)/
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']
const PAGE_METHODS = ['GET', 'HEAD', 'POST']
const READS = { max: 300, perSeconds: 60 }
const WRITES = { max: 120, perSeconds: 60 }
const READY_TIMEOUT_MS = 2000

/** What watchers of the program ask. */
export const WATCHED_PATHS = ['/healthz', '/readyz']

/** Stands before every route: refuses what no route should see, and writes the log. */
export function createGate({ db, env, log, limiter, routes, forward, standing, files }: GateParts): Gate {
  const origin = env.publicUrl.origin

  async function refuse(incoming: Incoming, status: number, headers: Record<string, string> = {}): Promise<Response> {
    const { facts, locale, isCall, url } = incoming
    if (isCall)
      return callProblem(problemOfStatus(status), { locale, instance: url.pathname, traceId: facts.traceId, headers })
    const home = new Request(new URL(localePath(locale, '/'), origin))
    const page = await forward(home, { ...facts, locale, refusal: status })
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    return page
  }

  async function decide(request: Request, incoming: Incoming): Promise<Response> {
    const { address, facts, url, locale, isCall, method } = incoming
    if (address.kind === 'unreadable') return refuseUnreadable(incoming, address.status)
    const isRead = method === 'GET' || method === 'HEAD'
    if (address.kind === 'elsewhere')
      return new Response(null, { status: isRead ? 301 : 308, headers: { Location: address.location } })
    if (isRead && url.pathname === '/healthz') return liveness(standing() === 'lost')
    if (isRead && url.pathname === '/readyz')
      return standing() === 'serving' && (await answers(db)) ? ready(files()) : notReady()

    // Those that exist were answered from the page cache.
    if (isRead && pageOfPayload(url.pathname) !== undefined) return noPayload()
    const call = { locale, instance: url.pathname, traceId: facts.traceId }
    if (isCall && localeOfCall(url, request.headers) === undefined) return callProblem('locale_unknown', call)
    if (isForeignWrite(request, url.pathname, origin))
      return isCall ? callProblem('origin_refused', call) : refuse(incoming, 403)
    const route = routes.routeAt(pageOfData(url.pathname))
    const turn = isRead ? takeRead(limiter, incoming) : takeWrite(limiter, incoming, route)
    if (!turn.ok) return refuse(incoming, 429, { 'Retry-After': String(turn.retryAfterSeconds) })

    const allowed = allowedMethods(route)
    if (!allowed.includes(method)) return refuse(incoming, 405, { Allow: allowed.join(', ') })
    if (
      !isRead &&
      !isAcceptedType(request, route?.resource?.accepts ?? (route?.hasPage ? FORM_TYPES : ['application/json']))
    )
      // Who may not come in at all is told that first.
      return refuse(incoming, isStaffAddress(url.pathname) && tokenOf(request) === undefined ? 401 : 415)
    if (!isRead && !(await isReadable(request))) return refuse(incoming, 400)
    const spoken = isCall ? await languageOfCaller(request, incoming) : locale
    const answer = () => forward(request, { ...facts, locale: spoken })
    return plainAnswer(await (route?.resource?.isExport ? allowLongStatements(answer) : answer()), incoming)
  }

  /** A call that refuses filters by name says which values of its query nobody can read. */
  function refuseUnreadable(incoming: Incoming, status: number): Response | Promise<Response> {
    const { facts, locale, isCall, method } = incoming
    const asked = isCall && URL.canParse(facts.fullPath, origin) ? new URL(facts.fullPath, origin) : undefined
    const names = [...(asked?.searchParams ?? [])].flatMap(([name, value]) => (value.includes('\0') ? [name] : []))
    const describes = asked && routes.routeAt(asked.pathname)?.resource?.describes
    const namesFilters = describes?.[method as CallMethod]?.problems?.includes('filter_invalid')
    if (!asked || names.length === 0 || !namesFilters) return refuse(incoming, status)
    return filterProblem({ locale, instance: asked.pathname, traceId: facts.traceId }, names)
  }

  /** Who has not chosen a language is spoken to in that of the account, before the browser's counts. */
  async function languageOfCaller(request: Request, { url, locale }: Incoming): Promise<Locale> {
    const token = isLocaleChosen(url, request.headers) ? undefined : tokenOf(request)
    if (token === undefined) return locale
    return (await findSessionLanguage(db, token, new Date())) ?? locale
  }

  /** The framework's own refusals of calls become problems, and an answer it could not even render a page. */
  async function plainAnswer(response: Response, incoming: Incoming): Promise<Response> {
    const isBare = response.status >= 400 && !response.headers.has('content-security-policy') && !isJson(response)
    if (!isBare || incoming.url.pathname.endsWith('.data')) return response
    if (incoming.isCall) return refuse(incoming, response.status)
    return response.body === null || response.headers.has('x-remix-error')
      ? refuse(incoming, response.status)
      : response
  }

  return {
    refuse,
    read: (head, caller) => readHead(head, caller, { routes, origin }),
    async respond(request, incoming) {
      const { facts, method, url } = incoming
      const response = await withTrace(facts.traceId, () => decide(request, incoming)).catch((error: unknown) => {
        if (!isPassing(error)) throw error
        log.error({ err: error, traceId: facts.traceId }, 'request failed')
        return refuse(incoming, 503)
      })
      const ms = Math.round(performance.now() - incoming.startedAt)
      // The pattern of the route instead of the path: addresses of payments and orders are secrets.
      log.info(
        { traceId: facts.traceId, method, route: routes.routeAt(url.pathname)?.pattern, status: response.status, ms },
        'request',
      )
      return response
    },
  }
}

type Head = {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders | Record<string, string>
}

/** What the head of a request tells. */
function readHead(
  { method = 'GET', url: asked = '/', headers }: Head,
  caller: Caller,
  { routes, origin }: { routes: RouteTable; origin: string },
): Incoming {
  const address = readAddress(asked)
  const url = new URL(address.kind === 'page' ? address.pathname + address.search : '/', origin)
  const path = address.kind === 'page' ? address.pathname : (asked.split('?')[0] ?? '')
  const isCall = CALL_PATH.test(path)
  // An address that cannot be read may still say in which language to refuse it.
  const asIs = isCall && URL.canParse(asked, origin) ? new URL(asked, origin) : url
  const callLocale = isCall
    ? (localeOfCall(asIs, new Headers(headers as Record<string, string>)) ?? defaultLocale)
    : undefined
  return {
    address,
    url,
    method,
    locale: callLocale ?? (address.kind === 'page' ? address.locale : pathLocale(path)),
    isCall,
    maxBodyBytes: largestBody(routes, method, url.pathname) ?? (isCall ? CALL_BYTES : FORM_BYTES),
    facts: {
      fullPath: asked.slice(0, 500),
      clientAddress: caller.address,
      isOnThisMachine: caller.isOnThisMachine,
      traceId: newToken(8),
    },
    startedAt: performance.now(),
  }
}

/** Pages are read as often as anybody likes; calls have a limit for each address. */
function takeRead(limiter: RateLimiter, { isCall, facts }: Incoming) {
  return isCall ? limiter.allow(`reads:${facts.clientAddress}`, READS, new Date()) : { ok: true as const }
}

/** A route with a limit of its own counts for itself. */
function takeWrite(limiter: RateLimiter, { facts }: Incoming, route: FoundRoute | undefined) {
  const max = route?.resource?.writesPerMinute
  return max === undefined
    ? limiter.allow(`writes:${facts.clientAddress}`, WRITES, new Date())
    : limiter.allow(`writes ${route?.pattern}:${facts.clientAddress}`, { max, perSeconds: 60 }, new Date())
}

/** What a route takes beyond the usual; only writes carry a body. */
function largestBody(routes: RouteTable, method: string, pathname: string): number | undefined {
  return method === 'POST' || method === 'PUT' ? routes.routeAt(pageOfData(pathname))?.maxBodyBytes : undefined
}

function liveness(isLost: boolean): Response {
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ status: isLost ? 'lost' : 'ok' }, { status: isLost ? 503 : 200, headers })
}

async function answers(db: Db): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, READY_TIMEOUT_MS, false).unref())
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, timeout])
}

/** A program that can keep no uploads does everything else: whoever watches is told, and balancers go on sending. */
function ready(files: FilesState): Response {
  return Response.json({ status: 'ready', files }, { headers: { 'Cache-Control': 'no-store' } })
}

function notReady(): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' }
  return Response.json({ status: 'unavailable' }, { status: 503, headers })
}

function allowedMethods(route: ReturnType<RouteTable['routeAt']>): readonly string[] {
  if (!route || (route.hasPage && !route.takesForms)) return ['GET', 'HEAD']
  if (route.hasPage) return PAGE_METHODS
  const methods: readonly string[] = route.resource?.methods ?? ['GET']
  return methods.includes('GET') ? ['HEAD', ...methods] : methods
}

function isAcceptedType(request: Request, accepted: readonly string[]): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  // A call without a body needs no type.
  if (!type) return request.body === null || !accepted.includes('application/json')
  return accepted.includes(type)
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json')
}

function pathLocale(path: string): Locale {
  return splitLocale(path.replace(/^\/+/, '/')).locale
}
