import { data } from 'react-router'
import { missing } from '#app/page/missing.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Route } from './+types/month-tours-page.ts'
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

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(params.month)) throw missing('validity')
  const { month } = params
  const listing = await loadListing(context, url, { path: `/tours/month/${month}`, name: 'month', preset: { month } })
  return data(listing, { status: statusOf(listing) })
}

/** The departures of one month. */
export default function MonthToursPage({ loaderData }: Route.ComponentProps) {
  const text = useText('listings')
  return <TourListing data={loaderData} crumbs={[{ href: paths.tours(useLocale()), label: text('all-title') }]} />
}
