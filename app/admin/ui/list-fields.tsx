import { useId, type ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DateInput } from '#app/ui/date-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import tools from './list-tools.module.css'

/** The search and the filters of a list; the fields follow the address when a link changes it. */
export function ListTools({
  action,
  query,
  sort,
  children,
}: {
  action: string
  query: unknown
  /** The order that a head has set and that filtering keeps; none where it is the usual one or a field of its own. */
  sort?: string | number | undefined
  children: ReactNode
}) {
  return (
    <search>
      <Form action={action} key={JSON.stringify(query)} className={tools.tools}>
        {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
        {children}
      </Form>
    </search>
  )
}

/** Asks for the list that the fields describe. */
export function FilterButton({ children }: { children?: ReactNode }) {
  const text = useText('staff')
  return (
    <Button look="outline" className={tools.submit}>
      {children ?? text('filter')}
    </Button>
  )
}

/** The search field of a list of the staff, `q` in its address. */
export function ListSearch({ label, value, hint }: { label: string; value: string; hint?: string }) {
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
  const text = useText('staff')
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
