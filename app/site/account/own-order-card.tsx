import { paths } from '#app/addresses/paths.ts'
import { Print } from '#app/ui/print.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { WordedPicture } from '#app/ui/picture-library.ts'
import type { OrderState } from '#modules/booking/index.ts'
import type { OwnOrder } from '#modules/booking/index.server.ts'
import styles from './profile-page.module.css'

const toneOf: Record<OrderState, 'brass' | 'green' | 'red' | 'turquoise' | 'gray'> = {
  draft: 'gray',
  awaiting_payment: 'brass',
  paid: 'green',
  partially_paid: 'turquoise',
  cancelled: 'gray',
  expired: 'red',
  refunded: 'gray',
}

/** One order of the member: where to and when in both calendars, for how many, and how it stands. */
export function OwnOrderCard({
  order,
}: {
  order: Omit<OwnOrder, 'tourName' | 'image'> & { name: string; picture: WordedPicture | undefined }
}) {
  const text = useText('account')
  return (
    <article className={styles.order}>
      {order.picture && <Print picture={{ ...order.picture, alt: '' }} ratio="4/3" className={styles.picture} />}
      <div className={styles.words}>
        <h3>
          <a href={paths.order(useLocale(), order.publicId)} className={styles.open}>
            {order.name}
          </a>
        </h3>
        <p>
          <DateRangeText from={order.departsOn} to={order.returnsOn} />{' '}
          <HijriText from={order.departsOn} to={order.returnsOn} className={styles.hijri} />
        </p>
        <p className={styles.small}>
          {text('travellers', { count: order.travellers })} · {text('order-number')}{' '}
          <bdi dir="ltr">{order.orderNo}</bdi>
        </p>
      </div>
      <div className={styles.end}>
        <Tag tone={toneOf[order.state]}>{text(`state-${order.state}`)}</Tag>
        <MoneyText money={order.total} cents className={styles.total} />
        <span className={styles.small}>
          {text('paid')} <MoneyText money={order.paid} cents />
        </span>
      </div>
    </article>
  )
}
