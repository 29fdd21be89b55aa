import { paths, withQuery } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { CartGroup } from '#modules/booking/index.server.ts'
import styles from './cart-onward.module.css'

/** To the checkout, or what stands in the way. */
export function CartOnward({ group }: { group: CartGroup }) {
  const text = useText('cart')
  const locale = useLocale()
  if (!group.isPayable) return <p className={styles.blocked}>{text('blocked')}</p>
  return (
    <ButtonLink
      href={withQuery(paths.checkout(locale), { currency: group.currency })}
      isBlock
      className={styles.onward}
    >
      {text('checkout')}
      <Icon name="arrow-right" isFlipped />
    </ButtonLink>
  )
}
