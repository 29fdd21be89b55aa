import type { IncomingMessage } from 'node:http'
import { SEATS_TAG } from '#modules/catalog/index.server.ts'
import { PageCache } from '#platform/cache/page-cache.server.ts'
import type { Caller } from '#platform/http/caller.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { Forward } from './forward.server.ts'
import type { Gate, Incoming } from './gate.server.ts'
import { shownAddress } from './middleware/address.ts'
import { dataPath, pageOfPayload, toPayload } from './page-payload.server.ts'
import type { RouteTable } from './route-table.server.ts'

type Parts = {
  log: Log
  gate: Gate
  routes: RouteTable
  forward: Forward
  /** Adds what holds for every answer. */
  finished: (response: Response) => Response
  origin: string
  /** A program that is worked on keeps nothing. */
  keepsNothing: boolean
}

/** What the program asks itself is asked by no visitor. */
export const nobody: Caller = { address: '', isOnThisMachine: false }

/** The pages that stand for everybody, made for nobody in particular: the request holds nothing of a visitor. */
export function createKeptPages({ log, gate, routes, forward, finished, origin, keepsNothing }: Parts): PageCache {
  async function make(key: string, incoming: Incoming): Promise<Response> {
    const facts = { ...incoming.facts, locale: incoming.locale }
    const path = pageOfPayload(key)
    if (path !== undefined) {
      const data = await forward(new Request(origin + dataPath(path)), facts)
      return toPayload(data, { path: shownAddress(new URL(path, origin)), locale: incoming.locale, now: new Date() })
    }
    const page = await forward(new Request(origin + key), facts)
    const isUnrendered = page.status >= 500 && !page.headers.has('content-security-policy')
    return isUnrendered ? gate.refuse(incoming, page.status) : page
  }

  return new PageCache({
    log,
    // The last seats are counted down by visitors, several times a minute when a season opens.
    laggingTags: [SEATS_TAG],
    isExpectant: isSignedIn,
    keyOf: keepsNothing ? () => undefined : routes.keptPageAt,
    async render(key, askedFor) {
      const incoming = gate.read({ url: askedFor, headers: {} }, nobody)
      const response = finished(await make(key, incoming))
      log.info({ traceId: incoming.facts.traceId, key, status: response.status }, 'page rendered')
      if (response.status !== 200) return response
      const isGreeting = key === '/' || key.startsWith('/?')
      response.headers.set('Cache-Control', isGreeting ? 'private, no-cache' : 'public, max-age=0, must-revalidate')
      response.headers.set('Vary', isGreeting ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding')
      return response
    },
  })
}

/** Whoever is signed in may have made a change. The cookie proves nothing, and is given nothing but the newest page. */
function isSignedIn({ headers }: IncomingMessage): boolean {
  return /(^|;) *token=/.test(headers.cookie ?? '')
}
