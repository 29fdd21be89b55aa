import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { missing } from '#app/page/missing.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { localePath, paths, splitLocale } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales, type Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findCategory } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/category-tours-page.ts'
import { categoryAddress, hasDepartures } from '#app/addresses/category-address.ts'
import { categoryMeta } from './category-meta.ts'
import { listQuery, openListQuery } from '#app/addresses/named-lists.ts'
import { loadListing, statusOf } from './load-listing.server.ts'
import { TourListing } from './tour-listing.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tours', 'tour', 'listings'],
  query: listQuery,
  openQuery: openListQuery,
}

/** Serves `/kategoriler/{link}` and `/tours/category/{link}`; the first is what search engines should know. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const category = await findCategory(context.get(servicesContext).db, { link: params.link, locale, today })
  if (!category) throw missing('category')
  if (!hasDepartures(category.key)) throw redirect(categoryAddress(category, locale), 301)
  const { path } = splitLocale(url.pathname)
  const folder = path.startsWith('/tours/') ? '/tours/category' : '/kategoriler'
  if (category.link !== params.link) throw redirect(localePath(locale, `${folder}/${category.link}`) + url.search, 301)

  const list = await loadListing(context, url, {
    path: `${folder}/${category.link}`,
    name: 'all',
    preset: { category: category.link },
    heading: { title: category.name, lead: category.description },
  })
  const addresses = Object.fromEntries(
    locales.map((each) => [each, localePath(each, `/kategoriler/${category.links[each]}`)]),
  ) as Record<Locale, string>
  return data({ list, addresses, pathIn: addresses, meta: categoryMeta(category, today) }, { status: statusOf(list) })
}

/** The departures of one category. */
export default function CategoryToursPage({ loaderData: { list, addresses, meta } }: Route.ComponentProps) {
  const text = useText('listings')
  const crumbs = [{ href: paths.categories(useLocale()), label: text('categories-title') }]
  return <TourListing data={list} crumbs={crumbs} meta={meta} addresses={addresses} />
}
