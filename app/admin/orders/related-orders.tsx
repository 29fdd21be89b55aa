import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import type { RelatedOrder } from '#modules/booking/index.server.ts'

/** The orders with which an order shares its past, each with the way to it. */
export function RelatedOrders({ related }: { related: readonly RelatedOrder[] }) {
  const text = useText('staff-split')
  const locale = useLocale()
  if (related.length === 0) return null
  return (
    <Notice>
      {related.map(({ id, orderNo, relation }) => (
        <p key={`${id} ${relation}`}>
          <a href={paths.adminOrder(locale, id)}>{text(`relation-${relation}`, { orderNo: isolateLatin(orderNo) })}</a>
        </p>
      ))}
    </Notice>
  )
}
