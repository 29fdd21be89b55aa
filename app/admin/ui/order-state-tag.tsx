import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { OrderState } from '#modules/booking/index.ts'

const toneOf: Record<OrderState, 'brass' | 'green' | 'red' | 'turquoise' | 'gray'> = {
  draft: 'gray',
  awaiting_payment: 'brass',
  paid: 'green',
  partially_paid: 'turquoise',
  cancelled: 'gray',
  expired: 'red',
  refunded: 'gray',
}

export function OrderStateTag({ state }: { state: OrderState }) {
  const text = useText('staff')
  return <Tag tone={toneOf[state]}>{text(`order-state-${state}`)}</Tag>
}
