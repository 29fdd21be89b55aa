import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Site } from '#modules/content/index.ts'
import {
  findUploads,
  getDeliveredSite,
  getSite,
  listHiddenLinks,
  offeredLanguages,
  siteLanguagesSetting,
  type SiteLanguages,
} from '#modules/content/index.server.ts'
import type { KeptAnswers } from '#platform/cache/kept-answers.server.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { wholeBody } from '#platform/http/whole-body.server.ts'
import { PROVIDER_KEYS_TAG } from '#platform/provider-keys/live-keys.server.ts'
import { readSettings } from '#platform/settings/settings.server.ts'
import { buildCheckMsSetting } from './http/builds/build-check-setting.server.ts'
import { interfaceRulesSetting } from './page/interface-rules-setting.server.ts'
import type { InterfaceRules } from './page/interface-rules.ts'
import { textsOfApplication, textsOfStaff } from './http/builds/staff-texts.server.ts'
import { makeDocument, type MadeDocument } from './site/chrome/make-document.server.tsx'
import { missingDocument } from './site/errors/missing-document.server.tsx'
import { writePage } from './http/write-page.server.ts'
import { messages } from './messages/messages.server.ts'
import {
  assetsContext,
  buildContext,
  factsContext,
  localeContext,
  nonceContext,
  servicesContext,
  staffTextsContext,
  stylesContext,
  type RequestServices,
} from './http/middleware/contexts.ts'
import { contentSecurityPolicy } from './http/middleware/policy.server.ts'
import { innermostHandle } from './page/page-handle.ts'
import { PageFrameProvider, type PageFrame } from './page/page-frame.tsx'
import { isPassing } from './http/passing-failure.server.ts'
import { paths } from './addresses/paths.ts'
import { uploadsNamedIn } from './pictures/uploads-named-in.ts'
import type { PictureLibrary } from './ui/picture-library.ts'

/** Renders a page as a whole: nothing is streamed, so no script has to put late parts in place. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { matches, errors } = routerContext.staticHandlerContext
  const handle = innermostHandle(matches.map((match) => routerContext.routeModules[match.route.id]?.handle))
  const isDocument = errors !== null || handle?.page !== 'application'
  const { db, env, keptAnswers } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const nonce = context.get(nonceContext)
  const isDevelopment = import.meta.env.DEV && import.meta.env.MODE === 'development'

  const [checkEveryMs, rules, languages] = await findRules(db, keptAnswers)
  const ofStaff =
    !isDocument && handle.layout === 'staff' ? textsOfStaff(locale, context.get(staffTextsContext)) : undefined
  const frame: PageFrame = {
    kind: isDocument ? 'document' : 'application',
    locale,
    texts: isDocument ? messages[locale] : (ofStaff?.texts ?? textsOfApplication(locale, handle.areas)),
    textsAt: ofStaff?.address,
    assets: context.get(assetsContext)(locale),
    build: isDevelopment ? undefined : { id: context.get(buildContext).id, checkEveryMs },
    rules,
    languages: offeredLanguages(languages),
    site: await findSite(db, keptAnswers, locale),
    hiddenPaths: isDocument ? await findHiddenPaths(db, keptAnswers, locale) : [],
    pictures: isDocument ? await findPictures(db, routerContext, locale) : {},
    today: dayInIstanbul(new Date()),
    origin: env.publicUrl.origin,
    imageHost: env.imageHost,
    fullPath: context.get(factsContext).fullPath,
    isDevelopment,
    humanCheck: await findHumanCheck(env),
  }
  const scriptNonce = isDevelopment ? {} : { nonce }
  const make = (of: PageFrame) => makeDocument(of, routerContext, request.url, context.get(stylesContext))
  const { pieces, ownPaths } = isDocument
    ? (missingDocument(frame, routerContext.staticHandlerContext, make) ?? make(frame))
    : await makeApplication(
        <PageFrameProvider value={frame}>
          <ServerRouter context={routerContext} url={request.url} {...scriptNonce} />
        </PageFrameProvider>,
        scriptNonce,
      )

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(pieces, {
      nonce: isDocument ? undefined : nonce,
      isDevelopment,
      humanCheck: env.humanCheck?.provider,
      imageHost: env.imageHost,
    }),
  )
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  return new Response(wholeBody(writePage(pieces, ownPaths)), { status, headers })
}

/** Errors nobody expected are logged once, here; answers such as 404 are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { log } = context.get(servicesContext)
  const facts = context.get(factsContext)
  const { traceId } = facts
  facts.isUnavailable ||= isPassing(error)
  log.error({ err: error, traceId, method: request.method, path: new URL(request.url).pathname }, 'request failed')
}

/** A page without the database is an error page; it still says whose it is. */
async function findSite(db: Db, keptAnswers: KeptAnswers, locale: Locale): Promise<Site> {
  try {
    return await keptAnswers.find(`site in ${locale}`, () => getSite(db, locale))
  } catch {
    return getDeliveredSite(locale)
  }
}

async function findHiddenPaths(db: Db, keptAnswers: KeptAnswers, locale: Locale): Promise<string[]> {
  try {
    return await keptAnswers.find(`hidden in ${locale}`, async () => {
      const { pages, posts } = await listHiddenLinks(db, locale)
      return [...pages.map((link) => paths.page(locale, link)), ...posts.map((link) => paths.post(locale, link))]
    })
  } catch {
    return []
  }
}

/** The uploaded photographs that the data of a page names; a page without any asks nothing. */
async function findPictures(
  db: Db,
  { staticHandlerContext: { loaderData, actionData } }: EntryContext,
  locale: Locale,
): Promise<PictureLibrary> {
  try {
    return await findUploads(db, uploadsNamedIn([loaderData, actionData]), locale)
  } catch {
    return {}
  }
}

async function findRules(
  db: Db,
  keptAnswers: KeptAnswers,
): Promise<[checkEveryMs: number, rules: InterfaceRules, languages: SiteLanguages]> {
  try {
    return await keptAnswers.find('rules', () =>
      readSettings(db, buildCheckMsSetting, interfaceRulesSetting, siteLanguagesSetting),
    )
  } catch {
    return [buildCheckMsSetting.fallback, interfaceRulesSetting.fallback, siteLanguagesSetting.fallback]
  }
}

/** Staff may give the key while the program runs. */
function findHumanCheck(env: Pick<RequestServices['env'], 'humanCheck'>): Promise<PageFrame['humanCheck']> {
  return noted(
    ['humanCheck'],
    [PROVIDER_KEYS_TAG],
    async () => env.humanCheck && { provider: env.humanCheck.provider, siteKey: env.humanCheck.siteKey },
  )
}

async function makeApplication(page: ReactElement, options: { nonce?: string }): Promise<MadeDocument> {
  return { pieces: [{ html: await renderApplication(page, options) }], ownPaths: {} }
}

function renderApplication(page: ReactElement, options: { nonce?: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...options,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const stream = new PassThrough()
        text(stream).then(resolve, reject)
        pipe(stream)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}
