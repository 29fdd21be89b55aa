import { Price } from '#app/ui/price.tsx'
import { useText } from '#app/ui/text.tsx'
import type { CartGroup } from '#modules/booking/index.server.ts'
import styles from './cart-bar.module.css'
import { CartOnward } from './cart-onward.tsx'

/** On phones the total and the way on stay in sight at the foot of the window. */
export function CartBar({ group }: { group: CartGroup }) {
  const text = useText('cart')
  return (
    <div className={styles.bar}>
      <Price money={group.totals.total} cents note={text('with-tax')} />
      <CartOnward group={group} />
    </div>
  )
}
