import type { ReactNode } from 'react'
import type { ItemList, WithContext } from 'schema-dts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { approximatePrice, type TourQuery, type TourSummary } from '#modules/catalog/index.ts'
import { AppliedFilters, countApplied } from './applied-filters.tsx'
import { addressWithin } from './list-address.ts'
import type { ListingData } from './load-listing.server.ts'
import { PAGE_SIZE } from '#app/addresses/named-lists.ts'
import { MonthStrip } from './month-strip.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OtherDateBand } from './other-date-band.tsx'
import { SortMenu } from './sort-menu.tsx'
import { TourCard } from './tour-card.tsx'
import { TourFilters } from './tour-filters.tsx'
import styles from './tour-listing.module.css'

/** A list of departures with its months, filters, orders and pages; every list page is this one. */
export function TourListing({
  data,
  crumbs = [],
  meta = data.heading,
  addresses = data.canonical,
  children,
}: {
  data: ListingData
  /** The pages between the home page and this list. */
  crumbs?: { href: string; label: string }[]
  meta?: { title: string; lead: string }
  /** The addresses of the list where they differ from language to language. */
  addresses?: string | Record<Locale, string>
  /** What to do when no date fits, where that is more than the usual band. */
  children?: ReactNode
}) {
  const locale = useLocale()
  const text = useText('tours')
  const ui = useText('ui')
  const { listing, query, heading, own, pages, prices } = data
  return (
    <main>
      <PageHead
        title={meta.title}
        page={query.page}
        description={meta.lead}
        path={addresses}
        isIndexed={data.isIndexed}
        structuredData={useListData(data)}
      />
      <div className="wrap">
        <Breadcrumb items={[{ href: paths.home(locale), label: ui('home-page') }, ...crumbs]} current={heading.title} />
        <header className={styles.head}>
          <h1 data-words-of="heading">{heading.title}</h1>
          <p data-words-of="lead">{heading.lead}</p>
        </header>
        <MonthStrip months={listing.months} query={query} />
        <div className={styles.listing}>
          <TourFilters query={query} facets={listing.facets} total={listing.total} prices={prices} />
          <section className={styles.list} aria-label={heading.title}>
            <div className={styles.bar}>
              <output className={styles.count} data-words-of="result-count">
                {text('result-count', { count: listing.total })}
              </output>
              <div id="applied-filters" className={styles.applied}>
                <AppliedFilters query={query} listing={listing} />
              </div>
              <button
                type="button"
                id="open-filters"
                popoverTarget="filters"
                className={`${buttonClass({ look: 'outline', isSmall: true, isBlock: true })} ${styles.open}`}
              >
                <Icon name="sliders-horizontal" />
                {text('filters')}
                {countApplied(query.filter) > 0 && <span className={styles.badge}>{countApplied(query.filter)}</span>}
              </button>
              <div id="list-order" className={styles.order}>
                <SortMenu own={own} query={query} />
              </div>
            </div>
            <div id="results" className={styles.results}>
              {listing.tours.length === 0 && <NothingFound data={data} />}
              {query.currency && prices.on && listing.tours.length > 0 && (
                <p className={styles.rates}>{text('price-about-note', { date: formatDate(prices.on, locale) })}</p>
              )}
              {listing.tours.map((tour, index) => (
                <TourCard key={tour.id} tour={tour} isEager={index === 0} about={aboutPrice(tour, query, prices)} />
              ))}
              <Pagination
                page={query.page}
                pages={pages}
                hrefOf={(page) => addressWithin(locale, own, { sort: query.sort, page, currency: query.currency })}
                summary={text('page-range', rangeOf(data))}
              />
            </div>
          </section>
        </div>
      </div>
      {children ?? <OtherDateBand isPrivate={query.filter.private === true} />}
      <PageScript name="tour-filters" />
    </main>
  )
}

/** What a tour costs in the chosen currency, where that is another one and a rate is known. */
function aboutPrice(
  { fromPrice }: TourSummary,
  { currency }: TourQuery,
  { rates }: ListingData['prices'],
): Money | undefined {
  return currency && currency !== fromPrice.currency ? approximatePrice(fromPrice, currency, rates) : undefined
}

function rangeOf({ query, listing }: ListingData): { from: string; to: string; total: string } {
  const first = (query.page - 1) * PAGE_SIZE
  return { from: String(first + 1), to: String(first + listing.tours.length), total: String(listing.total) }
}

/** The departures of this page as search engines read a list. */
function useListData({ listing, query }: ListingData): WithContext<ItemList> {
  const locale = useLocale()
  const { origin } = usePageFrame()
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: listing.total,
    itemListElement: listing.tours.map((tour, index) => ({
      '@type': 'ListItem' as const,
      position: (query.page - 1) * PAGE_SIZE + index + 1,
      name: tour.name,
      url: origin + paths.tour(locale, tour.id),
    })),
  }
}
