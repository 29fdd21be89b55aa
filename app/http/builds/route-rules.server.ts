import { localePath } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import type { Build } from './build.ts'

type Rule = { prerender: true } | { ssr: true }

/** How the pages of a build are answered, as its manifest says it. */
export type RouteRules = {
  /** Rules of single paths, of everything below a path, and (none of ours) of patterns with a hole in the middle. */
  matcher: { static: Record<string, Rule>; wildcard: Record<string, Rule>; dynamic: Record<string, never> }
  /** The pages that are the same for everybody and whose paths are known beforehand. */
  prerendered: string[]
}

/** The build that answers. */
export type RunningBuild = Build & { rules: () => RouteRules }

/**
 * The manifest never changes with the content, so pages whose paths come from data are covered by their beginning. It is
 * worked out for whoever asks first: few do, and it takes a tenth of a second, which no start should wait for.
 */
export function routeRules(pagePatterns: readonly string[], isKept: (path: string) => boolean): () => RouteRules {
  let rules: RouteRules | undefined
  return () => (rules ??= rulesOf(pagePatterns, isKept))
}

function rulesOf(pagePatterns: readonly string[], isKept: (path: string) => boolean): RouteRules {
  const rules: RouteRules = { matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] }
  for (const locale of locales) {
    for (const pattern of pagePatterns) {
      const hole = pattern.search(/\/[:*]/)
      const path = localePath(locale, (hole < 0 ? pattern : pattern.slice(0, hole)) || '/')
      if (hole >= 0) rules.matcher.wildcard[path] = { ssr: true }
      else if (isKept(path)) rules.prerendered.push(path)
      if (hole < 0) rules.matcher.static[path] = isKept(path) ? { prerender: true } : { ssr: true }
    }
  }
  return rules
}
