import { createContext, useContext } from 'react'
import type { Messages } from '#app/messages/translation.ts'
import type { InterfaceRules } from '#app/page/interface-rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Site } from '#modules/content/index.ts'
import type { PictureLibrary } from '#app/ui/picture-library.ts'

/** Addresses of hashed files that a page names itself. */
export type PageAssets = {
  /** The custom elements of the chrome, on every page. */
  elements: string | undefined
  /** Scripts of single pages by name. */
  scripts: Readonly<Record<string, string>>
  /** The display and the text font of the language. */
  fonts: readonly string[]
}

/** What a page knows besides its route's data: the server fills it per request, the browser from the page itself. */
export type PageFrame = {
  kind: 'document' | 'application'
  locale: Locale
  texts: Partial<Messages>
  /** Where browsers get the texts that all pages of the staff share; other pages bring their own along. */
  textsAt: string | undefined
  assets: PageAssets
  /** Which build made the page, and how often it asks for a newer one. Absent in development. */
  build: { id: string; checkEveryMs: number } | undefined
  /** How the page behaves where staff decide it. */
  rules: InterfaceRules
  /** The languages that visitors are offered. */
  languages: readonly Locale[]
  /** Who the agency is. */
  site: Site
  /** The day in Istanbul on which the page was rendered. */
  today: PlainDate
  /** The origin visitors use, for absolute addresses. */
  origin: string
  /** The origin pictures are fetched from, when that is another. */
  imageHost: string | undefined
  /** Addresses of pages and posts that are not published in the language; menus leave them out. */
  hiddenPaths: readonly string[]
  /** The uploaded photographs that a document names, by their paths; applications have none. */
  pictures: PictureLibrary
  /** The path and query that were asked for, shown by error pages. */
  fullPath: string
  isDevelopment: boolean
  /** Who is asked whether a form was sent by a person, and the key that pages show there; nobody as a rule. */
  humanCheck: { provider: 'turnstile' | 'recaptcha'; siteKey: string } | undefined
}

const PageFrameContext = createContext<PageFrame | undefined>(undefined)

export const PageFrameProvider = PageFrameContext.Provider

/** @throws Error outside a page. */
export function usePageFrame(): PageFrame {
  const frame = useContext(PageFrameContext)
  if (!frame) throw new Error('no page frame was provided')
  return frame
}
