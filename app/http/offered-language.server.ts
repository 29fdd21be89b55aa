import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext, localeContext } from '#app/http/middleware/contexts.ts'
import { defaultLocale } from '#kernel/locale.ts'
import { offeredLanguages, siteLanguagesSetting } from '#modules/content/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { localePath, splitLocale } from '#app/addresses/paths.ts'

/**
 * Leads readers of a language that is off to the Turkish page, for now: it may come back. What was opened before may
 * still be sent, and staff and agencies keep their language. Asks once for pages that are not Turkish, until
 * there is news.
 */
export async function leadToOfferedLanguage(request: Request, context: Readonly<RouterContextProvider>): Promise<void> {
  const locale = context.get(localeContext)
  const url = new URL(request.url)
  const { path } = splitLocale(url.pathname)
  if (locale === defaultLocale || !['GET', 'HEAD'].includes(request.method)) return
  if (/^\/(admin|agent|api|auth|rest)(\/|$)/.test(path) || url.pathname.includes('.')) return
  const { db, keptAnswers } = context.get(servicesContext)
  // Without a database there is a page that says so, in any language.
  const setting = await keptAnswers
    .find('languages', () => readSetting(db, siteLanguagesSetting))
    .catch(() => siteLanguagesSetting.fallback)
  if (offeredLanguages(setting).includes(locale)) return
  throw redirect(localePath(defaultLocale, path) + url.search, 302)
}
