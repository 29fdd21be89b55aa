import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { SameTraveller } from '#modules/booking/index.server.ts'

/** Warns that people of an order travel in another one on the same days; both orders by their numbers. */
export function SameTravellers({ orderNo, found }: { orderNo: string; found: SameTraveller[] }) {
  const text = useText('staff')
  const locale = useLocale()
  if (found.length === 0) return null
  return (
    <Notice tone="warning" title={text('same-travellers')}>
      <ul>
        {found.map(({ name, order }) => (
          <li key={`${name} ${order.id}`}>
            <bdi>{name}</bdi>: <bdi dir="ltr">{orderNo}</bdi> ·{' '}
            <Link to={paths.adminOrder(locale, order.id)}>
              <bdi dir="ltr">{order.orderNo}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
