import { useId } from 'react'
import { Form, Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { attemptStates } from '#modules/payments/index.ts'
import styles from '../ui/list-tools.module.css'
import { attemptQueryValues, type AttemptQuery } from './attempt-query.ts'

/** Search and filters of the list of payments. Their values are the address. */
export function AttemptTools({ query }: { query: AttemptQuery }) {
  const text = useText('staff-payments')
  const staff = useText('staff')
  const locale = useLocale()
  const id = useId()
  const action = paths.adminPayments(locale)
  return (
    <search>
      {/* The key makes the fields follow the address when a link changes it. */}
      <Form action={action} key={JSON.stringify(query)} className={styles.tools}>
        {query.needsPerson && <input type="hidden" name="attention" value="1" />}
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
          <select id={`${id}-state`} name="state" defaultValue={query.state ?? ''}>
            <option value="">{staff('filter-all')}</option>
            {attemptStates.map((state) => (
              <option key={state} value={state}>
                {staff(`payment-state-${state}`)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-from`}>{staff('filter-from')}</label>
          <input id={`${id}-from`} type="date" name="from" defaultValue={query.from} max={query.to} />
        </div>
        <div>
          <label htmlFor={`${id}-to`}>{staff('filter-to')}</label>
          <input id={`${id}-to`} type="date" name="to" defaultValue={query.to} min={query.from} />
        </div>
        <Button look="outline" className={styles.submit}>
          {staff('filter')}
        </Button>
        <nav className={styles.presets} aria-label={text('views')}>
          <Link
            to={paths.adminPayments(locale, attemptQueryValues({ ...query, needsPerson: true, page: 1 }))}
            {...(query.needsPerson ? { 'aria-current': true } : {})}
          >
            {text('view-attention')}
          </Link>
          <Link
            to={paths.adminPayments(locale, attemptQueryValues({ ...query, needsPerson: false, page: 1 }))}
            {...(query.needsPerson ? {} : { 'aria-current': true })}
          >
            {text('view-all')}
          </Link>
        </nav>
      </Form>
    </search>
  )
}
