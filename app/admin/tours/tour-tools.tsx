import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { departureStatuses, staffTourSorts } from '#modules/catalog/index.ts'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import tools from '#app/ui/list-tools.module.css'
import { tourListValues, tourTimes, type TourListQuery } from './tour-query.ts'

/** Search, filters and views of the list. Their values are the address, so a list can be kept and passed on. */
export function TourTools({
  query,
  found,
  categories,
}: {
  query: TourListQuery
  found: number
  categories: { key: string; name: string }[]
}) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return (
    <ListTools
      action={paths.adminTours(locale)}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.status, query.category, query.from ?? query.to]}
    >
      {query.when !== 'upcoming' && <input type="hidden" name="when" value={query.when} />}
      <ListFilter name="status" label={text('filter-status')} all={text('all-statuses')} value={query.status} isState>
        {departureStatuses.map((status) => (
          <option key={status} value={status}>
            {text(`status-${status}`)}
          </option>
        ))}
      </ListFilter>
      <ListFilter name="category" label={text('filter-category')} all={text('all-categories')} value={query.category}>
        {categories.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
      <ListFilter name="sort" label={text('sort')} all={text('sort-departureDate')} value={query.sort}>
        {staffTourSorts
          .filter((sort) => sort !== 'departureDate')
          .map((sort) => (
            <option key={sort} value={sort}>
              {text(`sort-${sort}`)}
            </option>
          ))}
      </ListFilter>
      <nav className={tools.presets} aria-label={text('views')}>
        {tourTimes.map((when) => (
          <Link
            key={when}
            to={paths.adminTours(locale, tourListValues({ ...query, when, from: undefined, to: undefined, page: 1 }))}
            {...(query.when === when && !query.from && !query.to ? { 'aria-current': true } : {})}
          >
            {text(`when-${when}`)}
          </Link>
        ))}
        {Object.values(tourListValues({ ...query, page: 1 })).some((value) => value !== undefined) && (
          <Link to={paths.adminTours(locale)} className={tools.clear}>
            {text('clear')}
          </Link>
        )}
      </nav>
    </ListTools>
  )
}
