import { splitLocale } from '#app/paths.ts'
import type { SafeHtml } from '#kernel/safe-html.ts'
import { tidyLinks } from '#modules/content/index.ts'

/** Pages that texts speak of and the site does not have yet. */
const MISSING: readonly string[] = []

/** A text whose links all lead to pages of the site; the words of the others stay. */
export function withOurLinks(html: SafeHtml): SafeHtml {
  return tidyLinks(html, (path) => {
    const bare = splitLocale(path.split(/[?#]/)[0] ?? path).path
    return !MISSING.some((missing) => bare === missing || bare.startsWith(`${missing}/`))
  })
}
