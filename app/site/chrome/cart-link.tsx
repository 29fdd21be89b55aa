import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { sampleCounts } from './sample-counts.ts'
import { siteLinks } from '#app/addresses/site-links.ts'
import styles from './cart-link.module.css'

/** The way to the cart with the number of travellers in it. The number comes from the visitor's own store. */
export function CartLink({ className }: { className?: string | undefined }) {
  const text = useText('chrome')
  const locale = useLocale()
  const names = sampleCounts.map((count) => [count, text('cart-count', { count }).replace(String(count), '#')])
  return (
    <cart-badge class={styles.host} data-locale={locale} data-names={JSON.stringify(names)} suppressHydrationWarning>
      <a
        className={className ? `${styles.link} ${className}` : styles.link}
        href={siteLinks(locale).cart}
        title={text('cart-title')}
        aria-label={text('cart-title')}
        suppressHydrationWarning
      >
        <Icon name="shopping-bag" />
        <span className={styles.badge} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </a>
    </cart-badge>
  )
}
