import { useId } from 'react'
import { Form, Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import tools from '../ui/list-tools.module.css'
import { linkQueryValues, listedStates, type LinkQuery } from './link-query.ts'

/** Search and filters of the list of links. Their values are the address. */
export function LinkTools({ query }: { query: LinkQuery }) {
  const text = useText('payment-links')
  const staff = useText('staff')
  const locale = useLocale()
  const id = useId()
  const hrefOf = (isArchive: boolean) =>
    paths.adminPaymentLinks(locale, linkQueryValues({ ...query, isArchive, page: 1 }))
  return (
    <search>
      {/* The key makes the fields follow the address when a link changes it. */}
      <Form action={paths.adminPaymentLinks(locale)} key={JSON.stringify(query)} className={tools.tools}>
        {query.isArchive && <input type="hidden" name="archive" value="1" />}
        {query.sort !== '-created' && <input type="hidden" name="sort" value={query.sort} />}
        <div className={tools.wide}>
          <label htmlFor={`${id}-q`}>{text('search')}</label>
          <span className={tools.search}>
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
        <div className={tools.state}>
          <label htmlFor={`${id}-status`}>{staff('filter-state')}</label>
          <select id={`${id}-status`} name="status" defaultValue={query.status ?? ''}>
            <option value="">{staff('filter-all')}</option>
            {listedStates.map((state) => (
              <option key={state} value={state}>
                {text(state)}
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
        <Button look="outline" className={tools.submit}>
          {staff('filter')}
        </Button>
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
      </Form>
    </search>
  )
}
