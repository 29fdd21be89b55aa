import { useId, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { currencies } from '#kernel/money.ts'
import type { CashRegister } from '#modules/ledger/index.server.ts'
import { customerTypes, paymentTypes, transactionTypes } from '#modules/ledger/index.ts'
import tools from '../ui/list-tools.module.css'
import { isBackwards, type CashQuery } from './cash-query.ts'

/** Search and filters of the list. Their values are the address, so a list can be kept and passed on. */
export function CashTools({
  query,
  registers,
  isFiltered,
}: {
  query: CashQuery
  registers: CashRegister[]
  isFiltered: boolean
}) {
  const text = useText('cash')
  const id = useId()
  const action = paths.adminCash(useLocale())
  return (
    <search>
      {/* The key makes the fields follow the address when a link changes it. */}
      <Form action={action} key={JSON.stringify(query)} className={tools.tools}>
        <div className={tools.wide}>
          <label htmlFor={`${id}-q`}>{text('search')}</label>
          <span className={tools.search}>
            <Icon name="search" />
            <input id={`${id}-q`} type="search" name="q" defaultValue={query.q} maxLength={100} />
          </span>
        </div>
        <Filter name="register" label={text('register')} value={query.register}>
          {registers.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Filter>
        <Filter name="type" label={text('type')} value={query.type}>
          {transactionTypes.map((type) => (
            <option key={type} value={type}>
              {text(`type-${type}`)}
            </option>
          ))}
        </Filter>
        <Filter name="payment" label={text('payment-type')} value={query.payment}>
          {paymentTypes.map((type) => (
            <option key={type} value={type}>
              {text(`payment-${type}`)}
            </option>
          ))}
        </Filter>
        <Filter name="customer" label={text('customer-type')} value={query.customer}>
          {customerTypes.map((type) => (
            <option key={type} value={type}>
              {text(`customer-${type}`)}
            </option>
          ))}
        </Filter>
        <Filter name="currency" label={text('currency')} value={query.currency}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Filter>
        <div>
          <label htmlFor={`${id}-from`}>{text('from')}</label>
          <input id={`${id}-from`} type="date" name="from" defaultValue={query.from} max={query.to} />
        </div>
        <div>
          <label htmlFor={`${id}-to`}>{text('to')}</label>
          <input id={`${id}-to`} type="date" name="to" defaultValue={query.to} min={query.from} />
        </div>
        <Button look="outline" className={tools.submit}>
          {text('filter')}
        </Button>
        {isFiltered && <Link to={action}>{text('filter-clear')}</Link>}
        {isBackwards(query) && (
          <p className={tools.problem} role="alert">
            <Icon name="circle-alert" />
            {text('date-order')}
          </p>
        )}
      </Form>
    </search>
  )
}

function Filter({
  name,
  label,
  value = '',
  children,
}: {
  name: string
  label: string
  value?: string | undefined
  children: ReactNode
}) {
  const text = useText('cash')
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{text('all')}</option>
        {children}
      </select>
    </div>
  )
}
