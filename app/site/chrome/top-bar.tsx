import { formatPhone } from '#kernel/format-phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Site } from '#modules/content/index.ts'
import { phoneUrl } from './contact-links.ts'
import styles from './top-bar.module.css'
import { TextSize } from './text-size.tsx'
import { UserLinks } from './user-links.tsx'

/** Licence, hours, phone and sign-in in one dark line above the bar. Not on phones. */
export function TopBar({ site }: { site: Site }) {
  const text = useText('chrome')
  const locale = useLocale()
  return (
    <aside className={`${styles.bar} no-print`} aria-label={text('reach-us')}>
      <div className={`wrap ${styles.line}`}>
        <span className={styles.fact}>
          <Icon name="badge-check" />
          {text('licence', site.licence)}
        </span>
        <span className={`${styles.fact} ${styles.hours}`}>
          <Icon name="clock" />
          {site.hours}
        </span>
        <a className={`${styles.fact} ${styles.end}`} href={phoneUrl(site.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
        </a>
        <TextSize />
        <UserLinks className={styles.user} />
      </div>
    </aside>
  )
}
