import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import tools from '#app/ui/list-tools.module.css'
import { linkQueryValues, listedStates, type LinkQuery } from './link-query.ts'

/** Search and filters of the list of links. Their values are the address. */
export function LinkTools({ query, found }: { query: LinkQuery; found: number }) {
  const text = useText('payment-links')
  const staff = useText('staff')
  const locale = useLocale()
  const hrefOf = (isArchive: boolean) =>
    paths.adminPaymentLinks(locale, linkQueryValues({ ...query, isArchive, page: 1 }))
  return (
    <ListTools
      action={paths.adminPaymentLinks(locale)}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.status, query.from ?? query.to]}
      sort={linkQueryValues(query).sort}
    >
      {query.isArchive && <input type="hidden" name="archive" value="1" />}
      <ListFilter name="status" label={staff('filter-state')} all={staff('filter-all')} value={query.status} isState>
        {listedStates.map((state) => (
          <option key={state} value={state}>
            {text(state)}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
      <nav className={tools.presets} aria-label={text('views')}>
        <Link to={hrefOf(false)} {...(query.isArchive ? {} : { 'aria-current': true })}>
          {text('view-current')}
        </Link>
        <Link to={hrefOf(true)} {...(query.isArchive ? { 'aria-current': true } : {})}>
          {text('view-archive')}
        </Link>
        {(query.q || query.status || query.from || query.to) && (
          <Link to={paths.adminPaymentLinks(locale)} className={tools.clear}>
            {staff('filter-clear')}
          </Link>
        )}
      </nav>
    </ListTools>
  )
}
