import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { rootLocale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { createEchoes } from '#platform/cache/echoes.server.ts'
import { tagsOf } from '#platform/cache/invalidate-pages.server.ts'
import { KeptAnswers } from '#platform/cache/kept-answers.server.ts'
import { withQueriesNoted } from '#platform/cache/page-notes.server.ts'
import type { FilesState } from '#platform/disk/data-folder.server.ts'
import { BodyTooLarge, sendResponse, toRequest } from '#platform/http/node-bridge.server.ts'
import { callerOf, thisMachine, type Caller } from '#platform/http/caller.server.ts'
import { createPlaces } from '#platform/http/places.server.ts'
import { createRateLimiter } from '#platform/http/rate-limit.server.ts'
import type { PictureService } from '#platform/images/picture-service.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { liveProviderKeys, PROVIDER_KEYS_TAG, type ProviderKeys } from '#platform/provider-keys/live-keys.server.ts'
import { Build, unbuilt } from './builds/build.ts'
import { routeRules } from './builds/route-rules.server.ts'
import type { Standing } from './standing.ts'
import { createForward } from './forward.server.ts'
import { createKeptPages, nobody } from './kept-pages.server.ts'
import { createGate, WATCHED_PATHS, type Incoming } from './gate.server.ts'
import { greetingLocale } from './middleware/address.ts'
import { protectiveHeaders } from './middleware/policy.server.ts'
import { untrustedProxyWatch } from './untrusted-proxy-watch.server.ts'
import { pageAssets } from './page-assets.server.ts'
import { isPassing } from './passing-failure.server.ts'
import { localePath } from '#app/addresses/paths.ts'
import { referralCookie } from './referral.server.ts'
import { pageOfData } from './page-of-data.ts'
import { routeTableOf } from './route-table.server.ts'
import { shedPage } from './shed-page.server.ts'
import { createSharePictures } from '#app/pictures/share-pictures.server.ts'
import { isStaffAddress, staffHeaders } from '#app/addresses/staff-address.ts'

/** What the program opens and passes in; nothing here is made at module level. */
export type AppServices = {
  db: Db
  env: Environment
  log: Log
  pictures: PictureService
  /** Keys of providers that staff give; without it there are none but those of `env`. */
  keys?: ProviderKeys
  /** The browser build's list of files; absent in development. */
  manifest?: unknown
  /** What the build wrote down about itself; absent in development. */
  build?: unknown
  /** The browser build's stylesheets by address; absent in development. */
  styles?: ReadonlyMap<string, string>
  /** How the program stands; it serves unless told otherwise. */
  standing?: () => Standing
  /** Whether uploads can be kept; they can unless told otherwise. */
  files?: () => FilesState
  /** Whether `invalidatePages` is told of every change; without it nothing is kept but pages. */
  hearsNews?: boolean
  /** How many pages are made at once; set by tests. */
  pageBounds?: Parameters<typeof createPlaces>[0]
}

export type App = {
  /** Answers from the page cache, at once or not at all. */
  answer: (req: IncomingMessage, res: ServerResponse) => boolean
  /** Answers everything. */
  listener: (req: IncomingMessage, res: ServerResponse) => void
  /** One request, without the cache; from this machine unless a caller is named. */
  respond: (request: Request, caller?: Caller) => Promise<Response>
  /** Hears what `invalidatePages` told, or that everything may have changed, and echoes. */
  invalidatePages: (news?: string) => void
}

/** Pages that are made for one visitor. */
const PAGE_BOUNDS = { atOnce: 16, waiting: 64, perAddress: 24, waitMs: 5_000 }
const UNAVAILABLE_SECONDS = 5
const UNKNOWN_METHODS = ['TRACE', 'TRACK', 'CONNECT']

export function assembleApp(build: ServerBuild, services: AppServices, mode: string): App {
  const { env, log } = services
  const limiter = createRateLimiter()
  const keys = services.keys ?? liveProviderKeys(services, {})
  const assets = pageAssets(services.manifest)
  const routes = routeTableOf(build)
  const running = services.build === undefined ? unbuilt : Build.parse(services.build)
  const rules = routeRules(routes.pagePatterns, (path) => routes.keptPageAt(path) !== undefined)
  const places = createPlaces(services.pageBounds ?? PAGE_BOUNDS)
  const echoes = createEchoes(services.db)
  const origin = env.publicUrl.origin
  const noteProxy = untrustedProxyWatch(env.trustedProxies, log)
  const always = protectiveHeaders(env.publicUrl.protocol === 'https:')
  const standing = services.standing ?? (() => 'serving' as const)
  const files = services.files ?? (() => 'writable' as const)
  const keepsNothing = mode === 'development'
  const keptAnswers = new KeptAnswers({ isTold: services.hearsNews === true && !keepsNothing })
  const forward = createForward({
    build,
    mode,
    db: services.db,
    services: { db: withQueriesNoted(services.db), log, env, limiter, pictures: services.pictures, keys, keptAnswers },
    routes,
    assets,
    running: { ...running, rules },
    styles: services.styles ?? new Map(),
    sharePictures: createSharePictures(),
    ownPage,
  })
  const gate = createGate({ db: services.db, env, log, limiter, routes, forward, standing, files })
  const cache = createKeptPages({ log, gate, routes, forward, finished, origin, keepsNothing })

  /** A page for the program itself; an address that leads elsewhere is none. */
  async function ownPage(path: string): Promise<Response> {
    const { address, facts, locale, url } = gate.read({ url: path, headers: {} }, nobody)
    if (address.kind !== 'page') return new Response(null, { status: 404 })
    return forward(new Request(url), { ...facts, locale })
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const isAmbiguous = hasTwoHosts(req)
    if (!isAmbiguous && (await cache.answerOrFill(req, res))) return
    noteProxy(req)
    const incoming = gate.read(req, callerOf(req, env.trustedProxies))
    if (isAmbiguous) return sendResponse(req, res, finished(await gate.refuse(incoming, 400), req.url))
    // The platform has no request for these: they are made for proxies.
    if (UNKNOWN_METHODS.includes(incoming.method)) {
      const refusal = await gate.refuse(incoming, 405, { Allow: 'GET, HEAD' })
      return sendResponse(req, res, finished(refusal, req.url))
    }
    const response = await toRequest(req, res, incoming.url, incoming.maxBodyBytes).then(
      (request) => (isPageRead(incoming) ? respondInTurn(request, incoming) : gate.respond(request, incoming)),
      (error: unknown) => {
        if (error instanceof BodyTooLarge) return gate.refuse(incoming, 413)
        throw error
      },
    )
    // What staff changed is seen by the next request, whoever makes it.
    if (!keepsNothing && isChangeByStaff(req)) await echoes.catchUp()
    await sendResponse(req, res, finished(response, req.url))
  }

  /** Pages are made one after the other by one thread: more than it can make are sent away, and kept pages stay quick. */
  async function respondInTurn(request: Request, incoming: Incoming): Promise<Response> {
    const make = async () =>
      request.signal.aborted ? new Response(null, { status: 499 }) : gate.respond(request, incoming)
    return (await places.take(incoming.facts.clientAddress, make)) ?? shedPage(incoming.locale)
  }

  function isPageRead({ isCall, method, url }: Incoming): boolean {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || isCall || WATCHED_PATHS.includes(url.pathname)) return false
    return routes.routeAt(pageOfData(url.pathname))?.hasPage === true
  }

  /** The one place that says what holds for every answer, and what for those to staff. */
  function finished(response: Response, address = '/'): Response {
    const answer = withHeaders(response, always)
    if (answer.status === 503 && !answer.headers.has('Retry-After'))
      answer.headers.set('Retry-After', String(UNAVAILABLE_SECONDS))
    if (isStaffAddress(address)) for (const [name, value] of staffHeaders) answer.headers.set(name, value)
    return answer
  }

  return {
    answer(req, res) {
      const referral = referralCookie(req, env.publicUrl.protocol === 'https:')
      if (referral) res.appendHeader('Set-Cookie', referral)
      return greet(req, res) || cache.answer(req, res)
    },
    listener(req, res) {
      serve(req, res).catch((error: unknown) => {
        log.error({ err: error, method: req.method }, 'a request could not be answered')
        if (!res.headersSent) {
          if (isPassing(error)) res.setHeader('Retry-After', UNAVAILABLE_SECONDS)
          res.writeHead(isPassing(error) ? 503 : 500, { 'Content-Type': 'text/plain; charset=utf-8' })
        }
        res.end('Bir Hata Oluştu · An Error Occurred · حدث خطأ\n')
      })
    },
    async respond(request, caller = thisMachine) {
      const url = new URL(request.url)
      const incoming = gate.read(
        { method: request.method, url: url.pathname + url.search, headers: Object.fromEntries(request.headers) },
        caller,
      )
      return finished(await gate.respond(new Request(incoming.url, request), incoming), url.pathname)
    },
    invalidatePages(news) {
      if (news !== undefined && echoes.hear(news)) return
      keptAnswers.invalidate(news)
      cache.invalidate(news)
      if (news !== undefined && !tagsOf(news).includes(PROVIDER_KEYS_TAG)) return
      // What cannot be read now is read with the next change, or when the program starts again.
      keys
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, 'the keys of providers were not read'))
        // Pages that were made meanwhile show the keys from before.
        .finally(() => cache.invalidate(PROVIDER_KEYS_TAG))
    },
  }
}

/** Two programs on the way could believe one each. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

function isChangeByStaff({ method = 'GET', url = '' }: IncomingMessage): boolean {
  return !['GET', 'HEAD'].includes(method) && isStaffAddress(url)
}

/** The bare `/` answers in English; a visitor who reads another of our languages is sent to its pages. */
function greet(req: IncomingMessage, res: ServerResponse): boolean {
  const url = req.url ?? ''
  if ((req.method !== 'GET' && req.method !== 'HEAD') || (url !== '/' && !url.startsWith('/?'))) return false
  const locale = greetingLocale(req.headers.cookie, req.headers['accept-language'])
  if (locale === rootLocale) return false
  res.writeHead(302, {
    Location: localePath(locale, url),
    Vary: 'Accept-Language, Cookie',
    'Cache-Control': 'private, no-store',
  })
  res.end()
  return true
}

function withHeaders(response: Response, headers: readonly [string, string][]): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of headers) if (!answer.headers.has(name)) answer.headers.set(name, value)
  return answer
}
