import { readRules } from '#app/page/interface-rules.ts'
import { writeCookie } from './cookies.ts'

/** Links to other languages keep the query and the place of the moment, and the choice is remembered. */
export function followLanguageLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
      if (!link?.dataset.language) return
      writeCookie('lang', link.dataset.language, readRules().languageCookieDays)
      const url = new URL(link.href)
      url.search = location.search
      url.hash = location.hash
      link.href = url.href
    },
    { capture: true },
  )
}
