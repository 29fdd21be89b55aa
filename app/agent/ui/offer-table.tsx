import { Link } from 'react-router'
import { OfferStateTag } from '#app/offers/offer-state-tag.tsx'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { OfferState } from '#modules/agents/index.ts'

export type OfferRow = {
  id: string
  offerNo: string
  customer: { firstName: string; lastName: string }
  state: OfferState
  validUntil: PlainDate
  total: Money
}

/** Offers as rows that open, sorted by their heads where the page can. */
export function OfferTable({
  offers,
  ...table
}: {
  offers: OfferRow[]
  caption: string
  sorting?: Sorting | undefined
}) {
  return <ListTable rows={offers} columns={useOfferColumns()} keyOf={({ id }) => id} {...table} />
}

function useOfferColumns(): Column<OfferRow>[] {
  const text = useText('agents')
  const locale = useLocale()
  return [
    {
      key: 'offer',
      head: text('offer'),
      sort: 'created',
      cell: ({ id, offerNo }) => (
        <Link to={paths.agentOffer(locale, id)} className={cell.open}>
          <bdi dir="ltr">{offerNo}</bdi>
        </Link>
      ),
    },
    {
      key: 'customer',
      head: text('customer'),
      sort: 'customer',
      cell: ({ customer }) => (
        <bdi>
          {customer.firstName} {customer.lastName}
        </bdi>
      ),
    },
    { key: 'state', head: text('state'), sort: 'state', cell: ({ state }) => <OfferStateTag state={state} /> },
    {
      key: 'valid',
      head: text('valid-until'),
      sort: 'valid',
      cell: ({ validUntil }) => <DateText date={validUntil} />,
    },
    { key: 'total', head: text('total'), isEnd: true, sort: 'total', cell: ({ total }) => <MoneyText money={total} /> },
  ]
}
