import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { StaffMember } from '#modules/accounts/index.server.ts'
import { NOBODY, orderGroups, orderStates } from '#modules/booking/index.ts'
import { StaffOptions } from '../ui/staff-options.tsx'
import { datePresets, isBackwards, orderQueryValues, type OrderQuery } from './order-query.ts'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import styles from '#app/ui/list-tools.module.css'

/** Search and filters of the list. Their values are the address, so a list can be kept and passed on. */
export function OrderTools({
  query,
  found,
  today,
  isFiltered,
  staff,
}: {
  query: OrderQuery
  found: number
  today: PlainDate
  isFiltered: boolean
  staff: readonly StaffMember[]
}) {
  const text = useText('staff')
  const keeper = useText('staff-keeper')
  const locale = useLocale()
  const action = paths.adminOrders(locale)
  return (
    <ListTools
      action={action}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.state, query.keeper, query.from ?? query.to]}
      sort={orderQueryValues(query)['sort']}
    >
      {query.tour && <input type="hidden" name="tour" value={query.tour} />}
      <ListFilter name="state" label={text('filter-state')} all={text('filter-all')} value={query.state} isState>
        {orderGroups.map((group) => (
          <option key={group} value={group}>
            {text(`order-group-${group}`)}
          </option>
        ))}
        {orderStates.map((state) => (
          <option key={state} value={state}>
            {text(`order-state-${state}`)}
          </option>
        ))}
      </ListFilter>
      <ListFilter name="keeper" label={keeper('keeper')} all={text('filter-all')} value={query.keeper}>
        <option value={NOBODY}>{keeper('nobody')}</option>
        <StaffOptions staff={staff} />
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
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
    </ListTools>
  )
}
