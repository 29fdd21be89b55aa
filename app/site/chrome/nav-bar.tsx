import { useMenu } from '#app/site/chrome/use-menu.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#modules/content/index.ts'
import { CartLink } from './cart-link.tsx'
import { CartPanel } from './cart-panel.tsx'
import { phoneUrl, whatsappUrl } from './contact-links.ts'
import { DropMenu } from './drop-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { siteLinks } from '#app/addresses/site-links.ts'
import styles from './nav-bar.module.css'

type NavBarProps = { site: Site; hrefs: Record<Locale, string>; isOverPicture: boolean }

/** The bar of every page. After 50 px of scrolling the element makes it stick; over a picture it has no paper of its own. */
export function NavBar({ site, hrefs, isOverPicture }: NavBarProps) {
  const text = useText('chrome')
  const locale = useLocale()
  return (
    <sticky-nav class={isOverPicture ? `${styles.nav} ${styles.over}` : styles.nav} suppressHydrationWarning>
      <header className={styles.bar}>
        <div className={`wrap ${styles.line}`}>
          <Logo href={siteLinks(locale).home} brand={site.brand} trade={site.trade} />
          <nav className={styles.menu} aria-label={text('main-menu')}>
            <ul className={styles.items}>
              <li>
                <DropMenu label={text('services')}>
                  {useMenu('services').map((item) => (
                    <li key={`${item.name} ${item.href}`}>
                      <a href={item.href}>{item.name}</a>
                    </li>
                  ))}
                </DropMenu>
              </li>
              {useMenu('main').map((item) => (
                <li key={`${item.name} ${item.href}`}>
                  <a href={item.href}>{item.name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={`${styles.tools} no-print`}>
            <a className={`${styles.tool} only-desktop`} href={siteLinks(locale).search} aria-label={text('search')}>
              <Icon name="search" />
            </a>
            <div className={styles.language}>
              <LanguageMenu hrefs={hrefs} />
            </div>
            <a className={styles.tool} href={whatsappUrl(site.whatsapp)} rel="noopener" aria-label={text('whatsapp')}>
              <BrandIcon brand="whatsapp" />
            </a>
            <a
              className={styles.tool}
              href={phoneUrl(site.phone)}
              aria-label={text('phone', { phone: formatPhone(site.phone, locale) })}
            >
              <Icon name="phone" />
            </a>
            <CartLink className={styles.tool} />
            <button
              type="button"
              className={`${styles.chevron} only-desktop`}
              data-cart-toggle=""
              aria-expanded="false"
              aria-controls="cart-panel"
              aria-label={text('cart-panel')}
              hidden
              suppressHydrationWarning
            >
              <Icon name="chevron-down" />
            </button>
            <MobileMenu site={site} hrefs={hrefs} className={styles.tool} />
          </div>
        </div>
        <CartPanel />
      </header>
    </sticky-nav>
  )
}
