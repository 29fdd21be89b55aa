import { data } from 'react-router'
import type { ItemList, WithContext } from 'schema-dts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { rootLocale } from '#kernel/locale.ts'
import type { Route } from './+types/hotels-page.ts'
import { HotelCard } from './hotel-card.tsx'
import { HotelFilters } from './hotel-filters.tsx'
import styles from './hotels-page.module.css'
import { loadHotels, PAGE_SIZE, type HotelsData } from './load-hotels.server.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['hotels', 'tours'],
  query: ['city', 'stars', 'page'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await loadHotels(context, url)
  return data({ ...found, pageSize: PAGE_SIZE }, { status: found.invalid.length > 0 ? 400 : 200 })
}

/** Every hotel of the agency, by city and class. */
export default function HotelsPage({ loaderData }: Route.ComponentProps) {
  const text = useText('hotels')
  const list = useText('tours')
  const locale = useLocale()
  const { hotels, total, pages, pageSize, facets, query, cityName } = loaderData
  const title = cityName === undefined ? text('title') : text('in-city', { city: cityName })
  const lead = cityName === undefined ? text('lead') : text('in-city-lead', { city: cityName })
  const page = query.page > 1 ? query.page : undefined
  const hrefOf = (each: number | undefined) =>
    paths.hotels(locale, { city: query.filter.city, stars: query.filter.stars?.join(','), page: each })
  const isPart = query.filter.city !== undefined || query.filter.stars !== undefined
  const first = (query.page - 1) * pageSize
  return (
    <main className="wrap">
      <PageHead
        title={title}
        description={lead}
        path={paths.hotels(rootLocale, { page })}
        isIndexed={!isPart && hotels.length > 0}
        structuredData={useListData(loaderData)}
      />
      <PageIntro
        home={paths.home(locale)}
        above={cityName === undefined ? [] : [{ href: paths.hotels(locale), label: text('title') }]}
        title={title}
        lead={lead}
      />
      <HotelFilters filter={query.filter} facets={facets} />
      {total > 0 && <p className={styles.count}>{text('count', { count: total })}</p>}
      {hotels.length === 0 ? (
        <NoHotels data={loaderData} />
      ) : (
        <ul className={styles.hotels}>
          {hotels.map((hotel, index) => (
            <li key={hotel.link}>
              <HotelCard hotel={hotel} isEager={index < 3} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={query.page}
        pages={pages}
        hrefOf={(each) => hrefOf(each === 1 ? undefined : each)}
        summary={list('page-range', {
          from: String(first + 1),
          to: String(first + hotels.length),
          total: String(total),
        })}
      />
    </main>
  )
}

function NoHotels({ data: { invalid, total } }: { data: Pick<HotelsData, 'invalid' | 'total'> }) {
  const text = useText('hotels')
  const list = useText('tours')
  const locale = useLocale()
  if (invalid.length > 0) {
    return (
      <EmptyState title={list('filter-refused')} lead={list('wrong-filter', { names: joinList(invalid, locale) })}>
        <ButtonLink href={paths.hotels(locale)}>{text('show-all')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={text('none')} lead={total > 0 ? list('behind-end') : text('none-lead')}>
      <ButtonLink href={paths.hotels(locale)}>{text('show-all')}</ButtonLink>
    </EmptyState>
  )
}

/** The hotels of this page as search engines read a list. */
function useListData({ hotels, total, query, pageSize }: HotelsData & { pageSize: number }): WithContext<ItemList> {
  const locale = useLocale()
  const { origin } = usePageFrame()
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: hotels.map(({ name, link }, index) => ({
      '@type': 'ListItem' as const,
      position: (query.page - 1) * pageSize + index + 1,
      name,
      url: origin + paths.hotel(locale, link),
    })),
  }
}
