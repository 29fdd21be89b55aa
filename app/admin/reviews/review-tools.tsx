import { useId } from 'react'
import { Form, Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { languageNames } from '#app/ui/language-names.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { reviewStatuses } from '#modules/content/index.ts'
import styles from '../ui/list-tools.module.css'
import { reviewQueryValues, type ReviewQuery } from './review-query.ts'

const MARKS = [5, 4, 3, 2, 1]

/** Search and filters of the list of reviews. Their values are the address. */
export function ReviewTools({ query }: { query: ReviewQuery }) {
  const text = useText('staff-reviews')
  const staff = useText('staff')
  const words = useText('reviews')
  const locale = useLocale()
  const id = useId()
  const isFiltered = Object.values(reviewQueryValues({ ...query, page: 1 })).some((value) => value !== undefined)
  return (
    <search>
      {/* The key makes the fields follow the address when a link changes it. */}
      <Form action={paths.adminReviews(locale)} key={JSON.stringify(query)} className={styles.tools}>
        <div className={styles.wide}>
          <label htmlFor={`${id}-q`}>{text('search')}</label>
          <span className={styles.search}>
            <Icon name="search" />
            <input
              id={`${id}-q`}
              type="search"
              name="q"
              defaultValue={query.q}
              placeholder={text('search-hint')}
              maxLength={100}
            />
          </span>
        </div>
        <div className={styles.state}>
          <label htmlFor={`${id}-state`}>{staff('filter-state')}</label>
          <select id={`${id}-state`} name="state" defaultValue={query.status ?? ''}>
            <option value="">{staff('filter-all')}</option>
            {reviewStatuses.map((status) => (
              <option key={status} value={status}>
                {text(`state-${status}`)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-rating`}>{text('rating')}</label>
          <select id={`${id}-rating`} name="rating" defaultValue={query.rating ?? ''}>
            <option value="">{staff('filter-all')}</option>
            {MARKS.map((mark) => (
              <option key={mark} value={mark}>
                {words('stars', { count: mark })}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-language`}>{text('language')}</label>
          <select id={`${id}-language`} name="language" defaultValue={query.language ?? ''}>
            <option value="">{staff('filter-all')}</option>
            {locales.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </div>
        <Button look="outline" className={styles.submit}>
          {staff('filter')}
        </Button>
        {isFiltered && (
          <div className={styles.presets}>
            <Link to={paths.adminReviews(locale)} className={styles.clear}>
              {staff('filter-clear')}
            </Link>
          </div>
        )}
      </Form>
    </search>
  )
}
