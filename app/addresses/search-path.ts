import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SearchKind } from '#modules/content/index.ts'

/** Where something that was found has its page. */
export function searchPath(locale: Locale, { kind, link }: { kind: SearchKind; link: string }): string {
  switch (kind) {
    case 'tour':
      return paths.tour(locale, link)
    case 'hotel':
      return paths.hotel(locale, link)
    case 'service':
      return paths.service(locale, link)
    case 'page':
      return paths.page(locale, link)
    case 'post':
      return paths.post(locale, link)
    case 'question':
      return `${paths.faq(locale)}#${link}`
  }
}
