import type { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import type { MessageArea } from '#app/messages/translation.ts'

export type PageLayout = 'default' | 'wide' | 'empty' | 'error' | 'print' | 'staff' | 'checkout'

/** What a page says about itself, once; each page route exports it as `handle`. */
export type PageHandle = {
  /** A document gets no framework script and may be cached; an application is hydrated. */
  page: 'document' | 'application'
  layout: PageLayout
  /** The page begins with a picture that reaches up under the bar. Pages that are missing always do. */
  isUnderBar?: boolean
  /** The texts an application takes along into the browser; a document renders them on the server only. */
  areas: readonly MessageArea[]
  /** A document that differs from visitor to visitor says false; applications are never cached. */
  isCached?: boolean
  /** The largest body its forms may send; 256 KB unless said otherwise. */
  maxBodyBytes?: number
  /** Query names the page reads, in the order of its cache key. Others are dropped before it is rendered. */
  query?: readonly string[]
  /** Those of them that may hold whatever anybody likes: a page that is asked for with one is sent and not kept. */
  openQuery?: readonly string[]
}

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What callers may send and what they get, in the schemas that the call itself reads and writes with. */
export type CallDescription = {
  /** One line in English. */
  summary: string
  query?: z.ZodObject
  body?: z.ZodType
  /** The body of each good answer by its status; null where there is none. */
  answers: Readonly<Record<number, z.ZodType | null>>
  /** The content type of good answers; JSON unless said otherwise. */
  produces?: string
  /** Who may call; by the path unless said otherwise: staff below `/api/v1/admin`, agents below `/api/v1/agent`. */
  access?: 'public' | 'member' | 'agent' | 'staff'
  /** Codes of refusals besides those that every call may give. */
  problems?: readonly string[]
}

/** What a route without a page says about itself; each resource route exports it as `handle`. */
export type ResourceHandle = {
  methods: readonly CallMethod[]
  /** For the description of the whole interface; calls of the product have one for each method. */
  describes?: Partial<Record<CallMethod, CallDescription>>
  /** Content types of its bodies; JSON unless said otherwise. */
  accepts?: readonly string[]
  /** The largest body it takes; 1 MB unless said otherwise. */
  maxBodyBytes?: number
  /** How often one address may write in a minute, apart from what it writes elsewhere; 120 for all others together. */
  writesPerMinute?: number
  /** A list as long as the business: reading it may take minutes, and nobody else waits for its connection. */
  isExport?: true
  /** The answer is the same for everybody and is kept as documents are, until what it read changes. */
  isKept?: true
}

/** Where a page is found in each language, as its loader says under `pathIn` when parts of the path are translated. */
export function pathInOf(loaderData: readonly unknown[]): Record<Locale, string> | undefined {
  return loaderData.findLast(hasPathIn)?.pathIn
}

function hasPathIn(value: unknown): value is { pathIn: Record<Locale, string> } {
  return typeof value === 'object' && value !== null && 'pathIn' in value
}

/** The handle of the innermost page among the matched routes. */
export function innermostHandle(handles: readonly unknown[]): PageHandle | undefined {
  return handles.findLast(isPageHandle)
}

function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null && 'page' in value
}
