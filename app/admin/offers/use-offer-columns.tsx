import { Link } from 'react-router'
import { OfferStateTag } from '#app/offers/offer-state-tag.tsx'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DateText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { OfferState } from '#modules/agents/index.ts'

export type OfferRow = {
  id: string
  offerNo: string
  customer: string
  email: string
  phone: string
  state: OfferState
  isSeen: boolean
  createdAt: Date
  validUntil: PlainDate
  total: Money
}

/** What the list of offers shows of each; the first column opens it. */
export function useOfferColumns(): Column<OfferRow>[] {
  const text = useText('agents')
  const own = useText('staff-offers')
  const locale = useLocale()
  return [
    {
      key: 'number',
      head: text('offer'),
      isFixed: true,
      cell: ({ id, offerNo }) => (
        <Link to={paths.adminOffer(locale, id)} className={cell.open}>
          <bdi dir="ltr">{offerNo}</bdi>
        </Link>
      ),
    },
    { key: 'customer', head: text('customer'), sort: 'customer', cell: ({ customer }) => <bdi>{customer}</bdi> },
    {
      key: 'contact',
      head: own('column-contact'),
      cell: ({ phone, email }) => (
        <>
          <bdi dir="ltr" className={cell.unbroken}>
            {phone === '' ? '—' : formatPhone(phone, locale)}
          </bdi>
          {email !== '' && (
            <span className={cell.second}>
              <bdi dir="ltr">{email}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: text('state'),
      sort: 'state',
      cell: ({ state, isSeen }) => (
        <>
          <OfferStateTag state={state} /> {state === 'sent' && isSeen && <small>{own('seen')}</small>}
        </>
      ),
    },
    {
      key: 'created',
      head: own('column-created'),
      sort: 'created',
      cell: ({ createdAt }) => <InstantText instant={createdAt} />,
    },
    {
      key: 'until',
      head: text('valid-until'),
      sort: 'valid',
      cell: ({ validUntil }) => <DateText date={validUntil} />,
    },
    { key: 'total', head: text('total'), isEnd: true, sort: 'total', cell: ({ total }) => <MoneyText money={total} /> },
  ]
}
