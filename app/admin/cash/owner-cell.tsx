import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { CashOwner } from '#modules/booking/index.server.ts'

/** Whose money an entry is: the person, the order, and the receipt. */
export function OwnerCell({ owner: { id, orderNo, customer, receiptNo } }: { owner: CashOwner }) {
  const text = useText('cash')
  const locale = useLocale()
  return (
    <>
      <bdi>{customer}</bdi>
      <span className={cell.second}>
        <Link to={paths.adminOrder(locale, id)}>
          <bdi dir="ltr">{orderNo}</bdi>
        </Link>
        {receiptNo !== null && (
          <>
            {' · '}
            {text('receipt-no')} <bdi dir="ltr">{receiptNo}</bdi>
          </>
        )}
      </span>
    </>
  )
}
