import { pathInEveryLocale, splitLocale } from '#app/addresses/paths.ts'
import { inEveryLocale, type Locale } from '#kernel/locale.ts'
import { pathInOf } from './page-handle.ts'

/** The addresses of a page that stand in what it shares with others, by their names and as attributes write them. */
export type OwnPaths = Readonly<Record<string, string>>

/** The name of the address that was asked for, with its query. */
export const ASKED_PATH = 'asked'

/** What stands in shared parts for an address of the page itself, until they are written. */
export const OWN_PATH = /own-path:([a-z]+)/

/** Such a place. */
export function ownPath(name: string): string {
  return `own-path:${name}`
}

/** The places of the same page in each language. */
export const ownPathsInEveryLocale = inEveryLocale(ownPath)

/** The same page in each language, which its loaders know best. */
export function pathsOfPage(fullPath: string, loaderData: readonly unknown[]): Record<Locale, string> {
  const [pathname = '/'] = fullPath.split('?')
  return pathInOf(loaderData) ?? pathInEveryLocale(splitLocale(pathname).path)
}

/** The addresses that attributes hold, each named by the rest of its attribute: ` data-tr="/tr"`. */
export function readOwnPaths(attributes: string): OwnPaths {
  return Object.fromEntries(
    [...attributes.matchAll(/ data-([a-z]+)="([^"]*)"/g)].map(([, name, path = '']) => [name, path]),
  )
}
