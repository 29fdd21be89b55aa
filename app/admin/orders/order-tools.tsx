import { useId } from 'react'
import { Form, Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { orderStates } from '#modules/booking/index.ts'
import { datePresets, isBackwards, orderQueryValues, type OrderQuery } from './order-query.ts'
import styles from '../ui/list-tools.module.css'

/** Search and filters of the list. Their values are the address, so a list can be kept and passed on. */
export function OrderTools({ query, today, isFiltered }: { query: OrderQuery; today: PlainDate; isFiltered: boolean }) {
  const text = useText('staff')
  const locale = useLocale()
  const id = useId()
  const action = paths.adminOrders(locale)
  return (
    <search>
      {/* The key makes the fields follow the address when a link changes it. */}
      <Form action={action} key={JSON.stringify(query)} className={styles.tools}>
        {query.tour && <input type="hidden" name="tour" value={query.tour} />}
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
          <label htmlFor={`${id}-state`}>{text('filter-state')}</label>
          <select id={`${id}-state`} name="state" defaultValue={query.state ?? ''}>
            <option value="">{text('filter-all')}</option>
            {orderStates.map((state) => (
              <option key={state} value={state}>
                {text(`order-state-${state}`)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-from`}>{text('filter-from')}</label>
          <input id={`${id}-from`} type="date" name="from" defaultValue={query.from} max={query.to} />
        </div>
        <div>
          <label htmlFor={`${id}-to`}>{text('filter-to')}</label>
          <input id={`${id}-to`} type="date" name="to" defaultValue={query.to} min={query.from} />
        </div>
        <Button look="outline" className={styles.submit}>
          {text('filter')}
        </Button>
        <nav className={styles.presets} aria-label={text('presets')}>
          {datePresets(today).map(({ text: word, from, to }) => (
            <Link
              key={word}
              to={paths.adminOrders(locale, orderQueryValues({ ...query, from, to, page: 1 }))}
              {...(query.from === from && query.to === to ? { 'aria-current': true } : {})}
            >
              {text(word)}
            </Link>
          ))}
          {isFiltered && (
            <Link to={action} className={styles.clear}>
              {text('filter-clear')}
            </Link>
          )}
        </nav>
        {isBackwards(query) && (
          <p className={styles.problem} role="alert">
            <Icon name="circle-alert" />
            {text('date-order')}
          </p>
        )}
      </Form>
    </search>
  )
}
