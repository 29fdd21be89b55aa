import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'

/** Stands where forms would change an order that has ended, or lay out what is open of one that is paid. */
export function ClosedOrder({ isPaid = false }: { isPaid?: boolean }) {
  return <Notice>{useText('staff')(isPaid ? 'order-paid-up' : 'order-closed')}</Notice>
}
