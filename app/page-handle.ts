import type { MessageArea } from '#app/messages/translation.ts'

export type PageLayout = 'default' | 'wide' | 'empty' | 'error' | 'print' | 'staff' | 'checkout'

/** What a page says about itself, once; each page route exports it as `handle`. */
export type PageHandle = {
  /** A document gets no framework script and may be cached; an application is hydrated. */
  page: 'document' | 'application'
  layout: PageLayout
  /** The texts an application takes along into the browser; a document renders them on the server only. */
  areas: readonly MessageArea[]
  /** A document that differs from visitor to visitor says false; applications are never cached. */
  isCached?: boolean
  /** What the page shows; a change of it drops the cached page. */
  tags?: readonly string[]
  /** Query names the page reads, in the order of its cache key. Others are dropped before it is rendered. */
  query?: readonly string[]
}

/** What a route without a page says about itself; each resource route exports it as `handle`. */
export type ResourceHandle = {
  methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  /** Content types of its bodies; JSON unless said otherwise. */
  accepts?: readonly string[]
}

/** The handle of the innermost page among the matched routes. */
export function innermostHandle(handles: readonly unknown[]): PageHandle | undefined {
  return handles.findLast(isPageHandle)
}

function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null && 'page' in value
}
