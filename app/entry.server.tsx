import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
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
import { dataInHead } from './http/data-in-head.server.ts'
import { inlineStyles } from './http/inline-styles.server.ts'
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
import { fillChrome } from './site/chrome/fill-chrome.server.tsx'
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
  const pieces = isDocument
    ? inlineStyles(
        dataInHead(fillChrome(renderDocument(frame, routerContext, request.url), frame)),
        context.get(stylesContext),
      )
    : [
        await renderApplication(
          <PageFrameProvider value={frame}>
            <ServerRouter context={routerContext} url={request.url} {...scriptNonce} />
          </PageFrameProvider>,
          scriptNonce,
        ),
      ]

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
  return new Response(wholeBody(write(pieces)), { status, headers })
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

/**
 * No script of the framework takes a document over: it needs none of the marks by which one would find its way in it, no
 * data beside it, and no routes but its own.
 */
function renderDocument(frame: PageFrame, context: EntryContext, url: string): string {
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.has(id)))
  // Whoever asks for the data to hand over has it written; to copy the context is to ask.
  const own = Object.create(context, {
    manifest: { value: { ...context.manifest, routes } },
    serverHandoffStream: { value: undefined },
  }) as EntryContext
  return renderToStaticMarkup(
    <PageFrameProvider value={frame}>
      <ServerRouter context={own} url={url} />
    </PageFrameProvider>,
  )
}

/** React writes the type of the document itself where it streams. */
function write([first = '', ...rest]: readonly string[]): Buffer {
  const pieces = ['<!doctype html>', first.replace(/^<!DOCTYPE html>/i, ''), ...rest]
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
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
