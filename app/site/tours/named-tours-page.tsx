import { data } from 'react-router'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths, splitLocale } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Route } from './+types/named-tours-page.ts'
import { listQuery, namedLists, openListQuery } from '#app/addresses/named-lists.ts'
import { loadListing, statusOf } from './load-listing.server.ts'
import { TourListing } from './tour-listing.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tours', 'tour', 'listings'],
  query: listQuery,
  openQuery: openListQuery,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { path } = splitLocale(url.pathname)
  const list = namedLists[path]
  if (!list) throw data(null, { status: 404 })
  const listing = await loadListing(context, url, { path, name: list.name, preset: list.filter })
  return data(listing, { status: statusOf(listing) })
}

/** The lists that have an address and a heading of their own. */
export default function NamedToursPage({ loaderData }: Route.ComponentProps) {
  const text = useText('listings')
  return <TourListing data={loaderData} crumbs={[{ href: paths.tours(useLocale()), label: text('all-title') }]} />
}
