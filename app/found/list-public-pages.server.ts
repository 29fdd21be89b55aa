import { artOf } from '#app/pictures/art.ts'
import { pathInEveryLocale, paths } from '#app/addresses/paths.ts'
import { hasDepartures } from '#app/addresses/category-address.ts'
import { namedLists } from '#app/addresses/named-lists.ts'
import { locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listPublicRecords, type PublicDeparture } from '#modules/catalog/index.server.ts'
import { listPublicTexts, offeredLanguages, siteLanguagesSetting } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { PublicPage } from './public-page.ts'

/** Reading pages whose content does not come from records. */
const plainPages = [
  '/faq',
  '/comments',
  '/contact',
  '/quiz',
  '/call-request',
  '/iade-sozlesmesi',
  '/gizlilik-sozlesmesi',
  '/mesafeli-satis-sozlesmesi',
]

/** Every page of the site that anybody may find, in the languages that visitors are offered, without those of one visitor and without parts of lists. */
export async function listPublicPages(db: Db, today: PlainDate): Promise<PublicPage[]> {
  const languages = offeredLanguages(await readSetting(db, siteLanguagesSetting))
  const pages = await listPagesInEveryLanguage(db, today)
  return pages.flatMap((page) => {
    const offered = languages.filter((locale) => page.paths[locale] !== undefined)
    const own = Object.fromEntries(offered.map((locale) => [locale, page.paths[locale]]))
    return offered.length > 0 ? [{ ...page, paths: own }] : []
  })
}

async function listPagesInEveryLanguage(db: Db, today: PlainDate): Promise<PublicPage[]> {
  const { departures, categories, hotels, services } = await listPublicRecords(db, today)
  const { pages, posts } = await listPublicTexts(db, today)
  const season = latest(departures)
  const months = Map.groupBy(departures, ({ month }) => month)
  const plain = (path: string, changedAt?: Date): PublicPage => ({
    paths: pathInEveryLocale(path),
    changedAt,
    pictures: [],
  })
  return [
    plain('/', season),
    ...['/tours', ...Object.keys(namedLists), '/kategoriler'].map((path) => plain(path, season)),
    ...[...months].map(([month, leaving]) => ({
      paths: pathsIn(languagesOf(leaving), (locale) => paths.toursOfMonth(locale, month)),
      changedAt: season,
      pictures: [],
    })),
    ...categories.filter(({ key }) => hasDepartures(key)).map((each) => record(each, paths.category)),
    ...departures.map(({ id, image, changedAt, languages }) => ({
      paths: pathsIn(languages, (locale) => paths.tour(locale, id)),
      changedAt,
      pictures: pictures(image),
    })),
    plain('/hotels', latest(hotels)),
    ...hotels.map((each) => record(each, paths.hotel)),
    ...services.map((each) => record(each, paths.service)),
    plain('/page', latest(pages)),
    ...pages.map(({ picture, ...each }) => record({ ...each, image: picture }, paths.page)),
    plain('/blog', latest(posts)),
    ...posts.map(({ picture, ...each }) => record({ ...each, image: picture }, paths.post)),
    ...plainPages.map((path) => plain(path)),
  ]
}

type Linked = { links: Partial<Localised>; image: string; changedAt: Date }

function record({ links, image, changedAt }: Linked, pathOf: (locale: Locale, link: string) => string): PublicPage {
  const known = Object.entries(links) as [Locale, string][]
  return {
    paths: Object.fromEntries(known.map(([locale, link]) => [locale, pathOf(locale, link)])),
    changedAt,
    pictures: pictures(image),
  }
}

function pathsIn(languages: readonly Locale[], pathOf: (locale: Locale) => string): Partial<Localised> {
  return Object.fromEntries(languages.map((locale) => [locale, pathOf(locale)]))
}

function languagesOf(departures: readonly PublicDeparture[]): Locale[] {
  return locales.filter((locale) => departures.some(({ languages }) => languages.includes(locale)))
}

function pictures(key: string): string[] {
  const picture = artOf(key, 'en')
  return picture ? [picture.src] : []
}

function latest(records: readonly { changedAt: Date }[]): Date | undefined {
  const newest = Math.max(...records.map(({ changedAt }) => changedAt.getTime()))
  return Number.isFinite(newest) ? new Date(newest) : undefined
}
