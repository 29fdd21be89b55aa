import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Site } from '#modules/content/index.ts'
import styles from './checkout-header.module.css'
import { phoneUrl } from './contact-links.ts'
import { Logo } from './logo.tsx'
import { siteLinks } from '#app/addresses/site-links.ts'

/** The slim bar of checkout and payment: nothing that leads away but the logo, and the phone for help. */
export function CheckoutHeader({ site }: { site: Site }) {
  const text = useText('chrome')
  const locale = useLocale()
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.line}`}>
        <Logo href={siteLinks(locale).home} brand={site.brand} trade={site.trade} />
        <span className={`${styles.lock} only-desktop`}>
          <Icon name="lock" />
          {text('secure-page')}
        </span>
        <a className={styles.help} href={phoneUrl(site.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr" className="only-desktop">
            {formatPhone(site.phone, locale)}
          </bdi>
          <span className="only-mobile">{text('help')}</span>
        </a>
      </div>
    </header>
  )
}
