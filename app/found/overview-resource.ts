import type { RouterContextProvider } from 'react-router'
import { languages } from '#kernel/languages.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { localePath, paths } from '#app/addresses/paths.ts'
import { firstSentence } from '#kernel/first-sentence.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listCategories, listHotels, listServices } from '#modules/catalog/index.server.ts'
import { getSite, listPages, listPosts, offeredLanguages, siteLanguagesSetting } from '#modules/content/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { hasDepartures } from '#app/addresses/category-address.ts'
import type { Route } from './+types/overview-resource.ts'
import { writeOverview, type Overview } from './write-overview.ts'

export const handle: ResourceHandle = { methods: ['GET'], isKept: true }

/** The site for language models: what it sells and where everything is. */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(writeOverview(await describeSite(context)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

async function describeSite(context: Readonly<RouterContextProvider>): Promise<Overview> {
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const text = translator(locale, 'crawlers')
  const content = translator(locale, 'content')
  const listing = translator(locale, 'listings')
  const url = (path: string) => env.publicUrl.origin + path
  const [site, offered, categories, hotels, services, pages, { posts }] = await Promise.all([
    getSite(db, locale),
    readSetting(db, siteLanguagesSetting),
    listCategories(db, { locale, today }),
    listHotels(db, locale),
    listServices(db, locale),
    listPages(db, { locale, today }),
    listPosts(db, { locale, today, page: 1, pageSize: 30 }),
  ])
  return {
    title: site.brand,
    summary: text('summary', { firm: site.firm }),
    sections: [
      {
        title: text('tours'),
        links: [
          { title: listing('all-title'), url: url(paths.tours(locale)), note: listing('all-lead') },
          ...categories
            .filter(({ key }) => hasDepartures(key))
            .map(({ name, link, description }) => ({
              title: name,
              url: url(paths.category(locale, link)),
              note: firstSentence(description),
            })),
        ],
      },
      {
        title: text('hotels'),
        links: hotels.map(({ name, link, cityName }) => ({
          title: name,
          url: url(paths.hotel(locale, link)),
          note: cityName,
        })),
      },
      {
        title: text('services'),
        links: services.map(({ name, link, intro }) => ({
          title: name,
          url: url(paths.service(locale, link)),
          note: firstSentence(intro),
        })),
      },
      {
        title: text('pages'),
        links: pages.map(({ heading, link, subtitle }) => ({
          title: heading,
          url: url(paths.page(locale, link)),
          note: subtitle,
        })),
      },
      {
        title: text('posts'),
        links: posts.map(({ title, link, excerpt }) => ({ title, url: url(paths.post(locale, link)), note: excerpt })),
      },
      {
        title: text('help'),
        links: [
          { title: content('faq-title'), url: url(paths.faq(locale)), note: content('faq-lead') },
          { title: site.firm, url: url(paths.contact(locale)), note: `${site.phone}, ${site.email}` },
        ],
      },
      {
        title: text('languages'),
        links: offeredLanguages(offered)
          .filter((each) => each !== locale)
          .map((each) => ({ title: languages[each].name, url: url(localePath(each, '/llms.txt')) })),
      },
      {
        title: text('machines'),
        links: [
          { title: text('sitemap'), url: url('/sitemap.xml') },
          { title: text('feed'), url: url(paths.feed(locale)) },
          { title: text('calls'), url: url(paths.developers(locale)) },
          { title: 'OpenAPI', url: url('/api/v1/openapi.json') },
        ],
      },
    ],
  }
}
