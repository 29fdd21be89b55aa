import { RouterContextProvider, type ServerBuild } from 'react-router'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { withSettingsReadOnce } from '#platform/settings/settings.server.ts'
import type { RunningBuild } from './builds/route-rules.server.ts'
import {
  assetsContext,
  buildContext,
  callsContext,
  factsContext,
  localeContext,
  nonceContext,
  ownPagesContext,
  servicesContext,
  sharePicturesContext,
  staffTextsContext,
  stylesContext,
  type RequestFacts,
  type RequestServices,
} from './middleware/contexts.ts'
import type { SharePictures } from '#app/pictures/share-pictures.server.ts'
import { frameworkHandlers } from './framework-handlers.server.ts'
import { findMovedPath } from './moved-address.server.ts'
import type { PageAssets } from '#app/page/page-frame.tsx'
import type { RouteTable } from './route-table.server.ts'

/** What every request is given. */
export type Given = {
  build: ServerBuild
  mode: string
  /** Where addresses that moved are looked up. */
  db: Db
  services: RequestServices
  routes: RouteTable
  assets: (locale: Locale) => PageAssets
  running: RunningBuild
  styles: ReadonlyMap<string, string>
  sharePictures: SharePictures
  ownPage: (path: string) => Promise<Response>
}

export type Forward = (request: Request, facts: RequestFacts & { locale: Locale }) => Promise<Response>

/** Hands requests that passed the gate to the framework. What is found nowhere may have moved. */
export function createForward({ build, mode, db, ...given }: Given): Forward {
  const handle = frameworkHandlers(build, mode, given.routes)
  return async (request, { locale, ...facts }) => {
    const context = contextOf(given, locale, facts)
    const make = () => handle(request, context)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const response = await (isRead ? withSettingsReadOnce(make) : make())
    if (response.status === 404 && request.method === 'GET' && facts.refusal === undefined) {
      const { pathname, search } = new URL(request.url)
      const moved = await findMovedPath(db, pathname)
      if (moved) return new Response(null, { status: 301, headers: { Location: moved + search } })
    }
    // Nothing is wrong with the program: it can be tried again in a moment.
    if (response.status !== 500 || !facts.isUnavailable) return response
    // An application reads the failure out of its data; everything else gets the page or the problem of this status.
    const isData = new URL(request.url).pathname.endsWith('.data')
    return isData
      ? new Response(response.body, { headers: response.headers, status: 503 })
      : new Response(null, { status: 503 })
  }
}

function contextOf(
  { services, routes, assets, running, styles, sharePictures, ownPage }: Omit<Given, 'build' | 'mode' | 'db'>,
  locale: Locale,
  facts: RequestFacts,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(factsContext, facts)
  context.set(localeContext, locale)
  context.set(nonceContext, newToken())
  context.set(assetsContext, assets)
  context.set(callsContext, routes.calls)
  context.set(staffTextsContext, routes.staffTexts)
  context.set(buildContext, running)
  context.set(stylesContext, styles)
  context.set(sharePicturesContext, sharePictures)
  context.set(ownPagesContext, ownPage)
  return context
}
