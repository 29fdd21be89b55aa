import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { languages } from '#kernel/languages.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { reviewSorts, reviewStatuses } from '#modules/content/index.ts'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import styles from '#app/ui/list-tools.module.css'
import { reviewQueryValues, type ReviewQuery } from './review-query.ts'

const MARKS = [5, 4, 3, 2, 1]

/** Search and filters of the list of reviews. Their values are the address. */
export function ReviewTools({ query, found }: { query: ReviewQuery; found: number }) {
  const text = useText('staff-reviews')
  const staff = useText('staff')
  const words = useText('reviews')
  const locale = useLocale()
  const isFiltered = Object.values(reviewQueryValues({ ...query, page: 1 })).some((value) => value !== undefined)
  return (
    <ListTools
      action={paths.adminReviews(locale)}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.status, query.rating, query.language, query.from ?? query.to]}
    >
      <ListFilter name="state" label={staff('filter-state')} all={staff('filter-all')} value={query.status} isState>
        {reviewStatuses.map((status) => (
          <option key={status} value={status}>
            {text(`state-${status}`)}
          </option>
        ))}
      </ListFilter>
      <ListFilter name="rating" label={text('rating')} all={staff('filter-all')} value={query.rating}>
        {MARKS.map((mark) => (
          <option key={mark} value={mark}>
            {words('stars', { count: mark })}
          </option>
        ))}
      </ListFilter>
      <ListFilter name="language" label={text('language')} all={staff('filter-all')} value={query.language}>
        {locales.map((language) => (
          <option key={language} value={language} lang={language}>
            {languages[language].name}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
      <ListFilter
        name="sort"
        label={text('sort')}
        all={text('sort-waiting')}
        value={query.sort === 'waiting' ? undefined : query.sort}
      >
        {reviewSorts
          .filter((sort) => sort !== 'waiting')
          .map((sort) => (
            <option key={sort} value={sort}>
              {text(`sort-${sort}`)}
            </option>
          ))}
      </ListFilter>
      {isFiltered && (
        <div className={styles.presets}>
          <Link to={paths.adminReviews(locale)} className={styles.clear}>
            {staff('filter-clear')}
          </Link>
        </div>
      )}
    </ListTools>
  )
}
