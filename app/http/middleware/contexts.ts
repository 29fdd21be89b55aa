import { createContext } from 'react-router'
import type { RunningBuild } from '#app/http/builds/route-rules.server.ts'
import type { MessageArea } from '#app/messages/translation.ts'
import type { RoutedCall } from '#app/wire/to-openapi.server.ts'
import type { PageAssets } from '#app/page/page-frame.tsx'
import type { SharePictures } from '#app/pictures/share-pictures.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import type { KeptAnswers } from '#platform/cache/kept-answers.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import type { RateLimiter } from '#platform/http/rate-limit.server.ts'
import type { PictureService } from '#platform/images/picture-service.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { ProviderKeys } from '#platform/provider-keys/live-keys.server.ts'

/** What the program passes to every request. */
export type RequestServices = {
  db: Db
  log: Log
  env: Pick<
    Environment,
    | 'publicUrl'
    | 'dataDir'
    | 'imageHost'
    | 'smtpUrl'
    | 'isDemo'
    | 'isProduction'
    | 'allowSandboxInPublic'
    | 'payments'
    | 'humanCheck'
    | 'messages'
    | 'social'
    | 'telephony'
  >
  limiter: RateLimiter
  pictures: PictureService
  keys: ProviderKeys
  /** What every page shows. */
  keptAnswers: KeptAnswers
}

/** The request as it came in, before aliases were resolved. */
export type RequestFacts = {
  /** Path and query as asked for. */
  fullPath: string
  clientAddress: string
  /** Asked from the machine that the program runs on, and not through a proxy there. */
  isOnThisMachine: boolean
  traceId: string
  /** A refusal decided before routing; shown as the error page of this status. */
  refusal?: number
  /** Set while the request runs, when it failed for a reason that passes: the database is away, no room to write, too much to do. */
  isUnavailable?: boolean
}

export const servicesContext = createContext<RequestServices>()
export const factsContext = createContext<RequestFacts>()
export const localeContext = createContext<Locale>()
export const nonceContext = createContext<string>()
/** The text of a built stylesheet by its address; nothing in development. */
export const stylesContext = createContext<ReadonlyMap<string, string>>()
/** The build that answers, and what it knows of its pages. */
export const buildContext = createContext<RunningBuild>()
/** Every call of the product with what it says about itself. */
export const callsContext = createContext<readonly RoutedCall[]>()
/** The texts that all pages of the staff need together. */
export const staffTextsContext = createContext<readonly MessageArea[]>()
export const assetsContext = createContext<(locale: Locale) => PageAssets>()
/** Who is signed in and not blocked; filled by `rememberSession`, on routes that name it. */
export const sessionContext = createContext<SignedInUser | null>(null)
/** Whether the browser has a session of an account that staff have blocked; filled as `sessionContext` is. */
export const blockedContext = createContext(false)
/** A page of the site as anybody sees it, by its address. */
export const ownPagesContext = createContext<(path: string) => Promise<Response>>()
export const sharePicturesContext = createContext<SharePictures>()
