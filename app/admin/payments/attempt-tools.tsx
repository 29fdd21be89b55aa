import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { attemptStates } from '#modules/payments/index.ts'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import styles from '#app/ui/list-tools.module.css'
import { attemptQueryValues, type AttemptQuery } from './attempt-query.ts'

/** Search and filters of the list of payments. Their values are the address. */
export function AttemptTools({ query, found }: { query: AttemptQuery; found: number }) {
  const text = useText('staff-payments')
  const staff = useText('staff')
  const locale = useLocale()
  const action = paths.adminPayments(locale)
  return (
    <ListTools
      action={action}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.state, query.from ?? query.to]}
      sort={attemptQueryValues(query)['sort']}
    >
      {query.needsPerson && <input type="hidden" name="attention" value="1" />}
      <ListFilter name="state" label={staff('filter-state')} all={staff('filter-all')} value={query.state} isState>
        {attemptStates.map((state) => (
          <option key={state} value={state}>
            {staff(`payment-state-${state}`)}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
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
    </ListTools>
  )
}
