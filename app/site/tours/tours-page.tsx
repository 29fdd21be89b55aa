import { data } from 'react-router'
import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/tours-page.ts'
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const listing = await loadListing(context, url, { path: '/tours', name: 'all', preset: {} })
  return data(listing, { status: statusOf(listing) })
}

/** Every departure, with all filters. */
export default function ToursPage({ loaderData }: Route.ComponentProps) {
  return <TourListing data={loaderData} />
}
