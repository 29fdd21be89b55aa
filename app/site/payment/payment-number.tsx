import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { useText } from '#app/ui/text.tsx'
import { isolated } from './isolated.ts'
import type { PaymentView } from './payment-view.server.ts'

/** The number whoever pays names when asking: of the booking, or of the payment link, whose letters have a case. */
export function PaymentNumber({ view }: { view: Pick<PaymentView, 'isOrder' | 'reference'> }) {
  const text = useText('payment')
  const reference = isolated(view.reference)
  return (
    <Eyebrow keepsCase={!view.isOrder}>
      {view.isOrder ? text('order-no', { orderNo: reference }) : text('link-no', { reference })}
    </Eyebrow>
  )
}
