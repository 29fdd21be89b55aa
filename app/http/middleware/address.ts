import { localePath, segmentAliases, splitLocale } from '#app/addresses/paths.ts'
import { languages } from '#kernel/languages.ts'
import { anyPrefix, bestLocale, defaultLocale, isLocale, locales, rootLocale, type Locale } from '#kernel/locale.ts'

/** Where an address leads: to a page under its real path, elsewhere, or nowhere because it cannot be read. */
export type Address =
  | { kind: 'page'; locale: Locale; pathname: string; search: string }
  | { kind: 'elsewhere'; location: string }
  | { kind: 'unreadable'; status: 400 | 414 }

const MAX_ADDRESS_LENGTH = 4096
const ORIGIN = 'http://site'
const ROOT_NAMED = new RegExp(`^/${rootLocale}(/|$)`)
const OF_STAFF = new RegExp(`^(${anyPrefix}/admin/)(.+)$`)
const SHOWN_DATE_PATH = new RegExp(`(?<=^${anyPrefix}/admin/)tour/(ops|print|airport)-([^/]+)$`)
const REAL_DATE_PATH = new RegExp(`(?<=^${anyPrefix}/admin/)tour-date/([^/]+)/(ops|print|airport)$`)

/**
 * Reads a path and query by the grammar of the site: no prefix is English, `/tr` and the like the other languages, no
 * slash at the end, none doubled, and segments under the name they have in their language.
 */
export function readAddress(pathAndQuery: string): Address {
  if (pathAndQuery.length > MAX_ADDRESS_LENGTH) return { kind: 'unreadable', status: 414 }
  if (!pathAndQuery.startsWith('/') || !URL.canParse(ORIGIN + pathAndQuery)) return { kind: 'unreadable', status: 400 }
  const { pathname, search } = new URL(ORIGIN + pathAndQuery)
  if (!isDecodable(pathname) || search.includes('%00')) return { kind: 'unreadable', status: 400 }

  const plain = plainPath(pathname)
  const { locale, path } = splitLocale(plain)
  const [, segment = '', ...rest] = path.split('/')
  const real = realSegment(segment)
  const written = writtenForm(plain) ?? plain
  if (written !== pathname) return { kind: 'elsewhere', location: written + search }
  if (real === undefined) return { kind: 'page', locale, pathname: realDatePath(pathname), search }
  const realPath = `/${[real, ...rest].join('/')}`
  // The language that has this name answers under it; the others know the page by their own.
  if (segmentAliases[locale]?.[segment] === undefined)
    return { kind: 'elsewhere', location: localePath(locale, realPath) + search }
  return { kind: 'page', locale, pathname: languages[locale].prefix + realPath, search }
}

/** The language in which the bare `/` greets a visitor: the one chosen before, else the browser's, else Turkish. */
export function greetingLocale(cookies: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = readCookie(cookies, 'lang')
  if (isLocale(chosen)) return chosen
  return acceptLanguage ? (bestLocale(acceptLanguage) ?? defaultLocale) : rootLocale
}

/** The language of a call that is no page: asked for, chosen before, of the browser, else Turkish. */
export function localeOfCall(url: URL, headers: Headers): Locale | undefined {
  const asked = url.searchParams.get('locale')
  if (asked !== null) return isLocale(asked) ? asked : undefined
  const chosen = readCookie(headers.get('cookie') ?? undefined, 'lang')
  return isLocale(chosen) ? chosen : (bestLocale(headers.get('accept-language') ?? '') ?? defaultLocale)
}

/** Whether the caller of a call chose the language, now or before; otherwise the account and the browser have a say. */
export function isLocaleChosen(url: URL, headers: Headers): boolean {
  return url.searchParams.has('locale') || isLocale(readCookie(headers.get('cookie') ?? undefined, 'lang'))
}

function readCookie(cookies: string | undefined, name: string): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return undefined
}

function plainPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/')
  const trimmed = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  return ROOT_NAMED.test(trimmed) ? plainPath(trimmed.slice(rootLocale.length + 1) || '/') : trimmed
}

/** The address that visitors see of a route: what a page that sends them elsewhere lets them come back to. */
export function shownAddress({ pathname, search }: URL): string {
  const { locale, path } = splitLocale(pathname)
  const [, segment = '', ...rest] = path.split('/')
  const own = Object.entries(segmentAliases[locale] ?? {}).find(([, real]) => real === segment)?.[0]
  const shown = own === undefined ? pathname : `${languages[locale].prefix}/${[own, ...rest].join('/')}`
  return shown.replace(REAL_DATE_PATH, 'tour/$2-$1') + search
}

/** Addresses of the staff in capitals of their own, and one that has a second name. */
const writtenForms: Record<string, string> = {
  'tour/alltours': 'tour/allTours',
  paymentlinks: 'paymentLinks',
  apikeys: 'apiKeys',
  'users/new': 'user/new',
}

/** Where an address of the staff is written otherwise; `undefined` when it is as it should be. */
function writtenForm(pathname: string): string | undefined {
  const [, before = '', rest = ''] = OF_STAFF.exec(pathname) ?? []
  const written = writtenForms[rest.toLowerCase()]
  return written === undefined || written === rest ? undefined : before + written
}

/** Routes cannot name a part of a segment: `/admin/tour/ops-12-02-2027` is the route `/admin/tour-date/12-02-2027/ops`. */
function realDatePath(pathname: string): string {
  return pathname.replace(SHOWN_DATE_PATH, 'tour-date/$2/$1')
}

function realSegment(segment: string): string | undefined {
  return locales.map((locale) => segmentAliases[locale]?.[segment]).find((real) => real !== undefined)
}

function isDecodable(pathname: string): boolean {
  try {
    return !/[\u0000-\u001F\u007F]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
