import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import type { Order } from '#modules/booking/index.server.ts'
import styles from './order-page.module.css'

/** The order in which this one goes on. */
export function JoinedInto({
  orderNo,
  way,
}: {
  orderNo: string
  way: { publicId: string; accessToken: string } | undefined
}) {
  const text = useText('order')
  const locale = useLocale()
  return (
    <div className={styles.next}>
      <p>{text('joined-into', { orderNo: isolateLatin(orderNo) })}</p>
      {way && (
        <ButtonLink href={paths.order(locale, way.publicId, way.accessToken)}>
          {text('see-joined')}
          <Icon name="arrow-right" isFlipped />
        </ButtonLink>
      )}
    </div>
  )
}

/** The page for the road, and the journey for a calendar. */
export function PocketLink({ order }: { order: Order }) {
  const text = useText('pocket')
  const calendar = useText('calendar')
  const locale = useLocale()
  return (
    <div className={styles.pocket}>
      <ButtonLink href={paths.pocket(locale, order.publicId, { t: order.accessToken })} look="outline">
        <Icon name="phone" />
        {text('link')}
      </ButtonLink>
      <ButtonLink href={paths.orderCalendar(locale, order.publicId, { t: order.accessToken })} look="outline">
        <Icon name="calendar-plus" />
        {calendar('add')}
      </ButtonLink>
      <p>{text('link-lead')}</p>
    </div>
  )
}

/** What an order asks for now. */
export function NextStep({ order }: { order: Order }) {
  const text = useText('order')
  const locale = useLocale()
  const { state } = order
  const lead =
    state === 'paid' || state === 'awaiting_payment' || state === 'partially_paid' || state === 'expired'
      ? text(`lead-${state}`)
      : text('lead-other')
  return (
    <div className={styles.next}>
      <p>{lead}</p>
      {state === 'paid' && (
        <ButtonLink href={paths.voucher(locale, order.publicId, order.accessToken)}>
          <Icon name="download" />
          {text('voucher')}
        </ButtonLink>
      )}
      {(state === 'awaiting_payment' || state === 'partially_paid') && order.paymentToken && (
        <ButtonLink href={paths.payment(locale, order.paymentToken)}>
          {text('pay')}
          <Icon name="arrow-right" isFlipped />
        </ButtonLink>
      )}
      {state === 'expired' && (
        <ButtonLink href={paths.tours(locale)} look="outline">
          {text('tours')}
        </ButtonLink>
      )}
    </div>
  )
}
