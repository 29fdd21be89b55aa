import { useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from './button.tsx'
import { DateInput } from './date-input.tsx'
import { Icon } from './icon.tsx'
import { InstantForm } from './instant-form.tsx'
import tools from './list-tools.module.css'
import { useText } from './text.tsx'

/** A search field: its label, what is typed, and what it may be. */
export type Search = { label: string; value: string; hint?: string }

/**
 * The search and the filters of a list. On a phone the filters are folded behind a button that says how many are set, so
 * that the list is seen at once.
 */
export function ListTools({
  action,
  found,
  search,
  filters,
  sort,
  ask,
  children,
}: {
  action: string
  /** How many rows the list has. */
  found: number
  search?: Search | undefined
  /** What the list is filtered by; what is not set does not count. */
  filters: readonly unknown[]
  /** The order that a head has set and that filtering keeps; none where it is the usual one or a field of its own. */
  sort?: string | number | undefined
  /** The words of the button that is there without script, where it does not filter. */
  ask?: string
  children?: ReactNode
}) {
  const text = useText('ui')
  const count = filters.filter(Boolean).length
  return (
    <InstantForm action={action} found={found} className={tools.tools}>
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {search && <ListSearch {...search} />}
      {children !== undefined && (
        <details className={tools.fold}>
          <summary>
            <Icon name="funnel" />
            {text('filters', { count })}
          </summary>
        </details>
      )}
      {children}
      <Button look="outline" className={tools.submit}>
        {ask ?? text('filter')}
      </Button>
    </InstantForm>
  )
}

/** The search field of a list, `q` in its address. */
function ListSearch({ label, value, hint }: Search) {
  const id = useId()
  return (
    <div className={tools.wide}>
      <label htmlFor={id}>{label}</label>
      <span className={tools.search}>
        <Icon name="search" />
        <input id={id} type="search" name="q" defaultValue={value} placeholder={hint} maxLength={100} />
      </span>
    </div>
  )
}

/** One filter of a list; its options are its children, and the first of them is `all`. */
export function ListFilter({
  name,
  label,
  all,
  value = '',
  isState = false,
  children,
}: {
  name: string
  label: string
  /** The words for not filtering. */
  all: string
  value?: string | number | undefined
  /** The filter that lists are asked by most often, which takes a whole line on a phone. */
  isState?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={isState ? tools.state : undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  )
}

/** The first and the last day of a list, `from` and `to` in its address. */
export function ListDays({ from, to }: { from: string | undefined; to: string | undefined }) {
  const text = useText('ui')
  const id = useId()
  // A day that nobody can read filters nothing, and stands there to be mended.
  const [search] = useSearchParams()
  const typed = (name: string) => search.get(name) ?? ''
  return (
    <>
      <div className={tools.day}>
        <label htmlFor={`${id}-from`}>{text('filter-from')}</label>
        <DateInput id={`${id}-from`} name="from" defaultValue={from ?? typed('from')} max={to} />
      </div>
      <div className={tools.day}>
        <label htmlFor={`${id}-to`}>{text('filter-to')}</label>
        <DateInput id={`${id}-to`} name="to" defaultValue={to ?? typed('to')} min={from} />
      </div>
    </>
  )
}
