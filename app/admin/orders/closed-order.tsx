import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'

/** Stands where forms would change an order that has ended. */
export function ClosedOrder() {
  return <Notice>{useText('staff')('order-closed')}</Notice>
}
