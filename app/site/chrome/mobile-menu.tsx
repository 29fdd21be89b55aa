import { useMenu } from '#app/site/chrome/use-menu.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#modules/content/index.ts'
import { phoneUrl, whatsappUrl } from './contact-links.ts'
import { languages } from '#kernel/languages.ts'
import { Logo } from './logo.tsx'
import styles from './mobile-menu.module.css'
import { siteLinks } from '#app/addresses/site-links.ts'
import { UserLinks } from './user-links.tsx'

/** The whole menu as a sheet on phones: a native modal, so focus stays inside until it closes. */
export function MobileMenu({
  site,
  hrefs,
  className,
}: {
  site: Site
  hrefs: Record<Locale, string>
  className?: string | undefined
}) {
  const text = useText('chrome')
  const { languages: offered } = usePageFrame()
  const current = useLocale()
  return (
    <mobile-menu class={styles.host} suppressHydrationWarning>
      <button
        type="button"
        className={className}
        command="show-modal"
        commandfor="mobile-menu"
        aria-haspopup="dialog"
        aria-controls="mobile-menu"
        aria-label={text('menu-open')}
        suppressHydrationWarning
      >
        <Icon name="menu" />
      </button>
      <dialog id="mobile-menu" className={styles.sheet} aria-label={text('main-menu')} suppressHydrationWarning>
        <div className={styles.head}>
          <Logo href={siteLinks(current).home} brand={site.brand} trade={site.trade} />
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor="mobile-menu"
            aria-label={text('menu-close')}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={text('main-menu')}>
          <ul>
            <li>
              <details className={styles.services}>
                <summary className={styles.item}>
                  {text('services')}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {useMenu('services').map((item) => (
                    <li key={`${item.name} ${item.href}`}>
                      <a className={styles.service} href={item.href}>
                        {item.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <li>
              <a className={styles.item} href={siteLinks(current).search}>
                {text('search')}
                <Icon name="search" />
              </a>
            </li>
            {useMenu('main').map((item) => (
              <li key={`${item.name} ${item.href}`}>
                <a className={styles.item} href={item.href}>
                  {item.name}
                  <Icon name="arrow-right" isFlipped />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.languages}>
          {offered.map((locale) => (
            <a
              key={locale}
              href={hrefs[locale]}
              lang={locale}
              hrefLang={locale}
              data-language={locale}
              {...(locale === current ? { 'aria-current': 'true' as const } : {})}
            >
              <Flag locale={locale} />
              {languages[locale].name}
            </a>
          ))}
        </div>
        <ButtonLink look="brass" isBlock href={whatsappUrl(site.whatsapp)} rel="noopener">
          <BrandIcon brand="whatsapp" />
          {text('whatsapp')}
        </ButtonLink>
        <ButtonLink look="line" isBlock href={phoneUrl(site.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr">{formatPhone(site.phone, current)}</bdi>
        </ButtonLink>
        <UserLinks className={styles.user} />
      </dialog>
    </mobile-menu>
  )
}
