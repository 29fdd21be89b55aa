import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { currencies } from '#kernel/money.ts'
import type { CashRegister } from '#modules/ledger/index.server.ts'
import { customerTypes, paymentTypes, transactionTypes } from '#modules/ledger/index.ts'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import tools from '#app/ui/list-tools.module.css'
import { cashQueryValues, isBackwards, type CashQuery } from './cash-query.ts'

/** Search and filters of the list. Their values are the address, so a list can be kept and passed on. */
export function CashTools({
  query,
  found,
  registers,
  isFiltered,
}: {
  query: CashQuery
  found: number
  registers: CashRegister[]
  isFiltered: boolean
}) {
  const text = useText('cash')
  const action = paths.adminCash(useLocale())
  return (
    <ListTools
      action={action}
      found={found}
      search={{ label: text('search'), value: query.q }}
      filters={[query.register, query.type, query.payment, query.customer, query.currency, query.from ?? query.to]}
      sort={cashQueryValues(query)['sort']}
    >
      <ListFilter all={text('all')} name="register" label={text('register')} value={query.register}>
        {registers.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </ListFilter>
      <ListFilter all={text('all')} name="type" label={text('type')} value={query.type}>
        {transactionTypes.map((type) => (
          <option key={type} value={type}>
            {text(`type-${type}`)}
          </option>
        ))}
      </ListFilter>
      <ListFilter all={text('all')} name="payment" label={text('payment-type')} value={query.payment}>
        {paymentTypes.map((type) => (
          <option key={type} value={type}>
            {text(`payment-${type}`)}
          </option>
        ))}
      </ListFilter>
      <ListFilter all={text('all')} name="customer" label={text('customer-type')} value={query.customer}>
        {customerTypes.map((type) => (
          <option key={type} value={type}>
            {text(`customer-${type}`)}
          </option>
        ))}
      </ListFilter>
      <ListFilter all={text('all')} name="currency" label={text('currency')} value={query.currency}>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
      {isFiltered && <Link to={action}>{text('filter-clear')}</Link>}
      {isBackwards(query) && (
        <p className={tools.problem} role="alert">
          <Icon name="circle-alert" />
          {text('date-order')}
        </p>
      )}
    </ListTools>
  )
}
