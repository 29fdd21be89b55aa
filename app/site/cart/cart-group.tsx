import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { paths, withQuery } from '#app/addresses/paths.ts'
import type { CartGroup } from '#modules/booking/index.server.ts'
import styles from './cart-group.module.css'
import { CartTourRow } from './cart-tour-row.tsx'

/** The cart by currency: the first group is paid now, the others stay. */
export function CartGroupList({ groups }: { groups: CartGroup[] }) {
  return groups.map((group, index) => (
    <Group key={group.currency} group={group} isFirst={index === 0} isOnly={groups.length === 1} />
  ))
}

function Group({ group, isFirst, isOnly }: { group: CartGroup; isFirst: boolean; isOnly: boolean }) {
  const text = useText('cart')
  const locale = useLocale()
  return (
    <section className={isFirst ? styles.group : `${styles.group} ${styles.later}`}>
      <header className={styles.head}>
        <h2>{text(`group-${group.currency}`)}</h2>
        {!isOnly && (
          <Tag tone={isFirst ? 'green' : 'gray'} icon={isFirst ? 'check' : 'clock'}>
            {isFirst ? text('pay-now') : text('stays')}
          </Tag>
        )}
      </header>
      <ul>
        {group.tours.map((tour) => (
          <CartTourRow key={tour.departure.id} tour={tour} isMuted={!isFirst} />
        ))}
      </ul>
      {!isFirst && (
        <div className={styles.note}>
          <Notice>
            {text('currency-note')}{' '}
            <a href={withQuery(paths.cart(locale), { currency: group.currency })} className={styles.first}>
              {text(`first-${group.currency}`)}
            </a>
          </Notice>
        </div>
      )}
    </section>
  )
}
