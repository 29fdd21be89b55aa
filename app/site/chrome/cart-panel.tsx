import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { sampleCounts } from './sample-counts.ts'
import { siteLinks } from '#app/addresses/site-links.ts'
import styles from './cart-panel.module.css'

/** Opens under the bar when something was put into the cart: what it was, and the way on. */
export function CartPanel() {
  const text = useText('chrome')
  const locale = useLocale()
  const links = siteLinks(locale)
  const counts = sampleCounts.map((count) => [count, text('cart-items', { count }).replace(String(count), '#')])
  return (
    <cart-panel class={styles.host} data-locale={locale} data-counts={JSON.stringify(counts)} suppressHydrationWarning>
      <section
        className={styles.panel}
        id="cart-panel"
        hidden
        tabIndex={-1}
        aria-label={text('cart-panel')}
        suppressHydrationWarning
      >
        <p className={styles.title}>
          <Icon name="circle-check" />
          <span data-when="added" suppressHydrationWarning>
            {text('cart-panel-title')}
          </span>
          <span data-when="own" hidden suppressHydrationWarning>
            {text('cart-panel')}
          </span>
        </p>
        <button type="button" data-close="" aria-label={text('notice-close')} className={styles.close}>
          <Icon name="x" />
        </button>
        <p
          className={styles.what}
          data-part="title"
          dir="auto"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <p
          className={styles.facts}
          data-part="detail"
          dir="auto"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <div className={styles.acts}>
          <ButtonLink href={links.cart} isBlock>
            {text('cart-title')}
          </ButtonLink>
          <ButtonLink href={links.tours} look="outline" isBlock>
            {text('cart-panel-continue')}
          </ButtonLink>
        </div>
      </section>
    </cart-panel>
  )
}
