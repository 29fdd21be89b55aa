import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { WritingKind } from '#modules/content/index.ts'

/** The last part of the list's address. */
export const listOf = { page: 'pages', post: 'posts', question: 'faq' } as const satisfies Record<WritingKind, string>

export function kindAt(list: string): WritingKind | undefined {
  return (Object.keys(listOf) as WritingKind[]).find((kind) => listOf[kind] === list)
}

/** Where everybody reads the record; questions stand on one page. */
export function publicPath(kind: WritingKind, locale: Locale, link: string): string {
  if (kind === 'question') return paths.faq(locale)
  return kind === 'page' ? paths.page(locale, link) : paths.post(locale, link)
}
