import { Link, useLocation } from 'react-router'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { paths } from '#app/addresses/paths.ts'
import type { AreaGroupLinks, AreaLink } from '../areas.ts'
import { RoleName, type ShownRole } from '../users/role-name.tsx'
import { initialsOf } from './initials.ts'
import styles from './side-nav.module.css'

/** Identifies the navigation for the button that opens it on small screens. */
export const SIDE_NAV_ID = 'staff-areas'

/** The areas of the staff in groups: words and drawings, drawings alone on a tablet, a drawer on a phone. */
export function SideNav({ name, role, groups }: { name: string; role: ShownRole; groups: AreaGroupLinks[] }) {
  const text = useText('staff')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <div className={styles.rail}>
      <aside id={SIDE_NAV_ID} className={styles.side} popover="auto" suppressHydrationWarning>
        <div className={styles.brand}>
          <BrandMark className={styles.mark} />
          <span className={styles.word}>
            {site.brand}
            <small>{site.trade}</small>
          </span>
          <button
            type="button"
            className={styles.close}
            popoverTarget={SIDE_NAV_ID}
            popoverTargetAction="hide"
            aria-label={text('menu-close')}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav className={styles.areas} aria-label={text('navigation')}>
          {groups.map((each) => (
            <AreaGroup key={each.group} {...each} />
          ))}
          <a href={paths.home(locale)} className={styles.area} title={text('public-site')}>
            <Icon name="external-link" isFlipped />
            <span className={styles.word}>{text('public-site')}</span>
          </a>
        </nav>
        <current-user class={styles.me} suppressHydrationWarning>
          <span className={styles.badge} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={styles.word}>
            <b className={styles.name}>
              <bdi>{name}</bdi>
            </b>
            <span className={styles.role}>
              <RoleName {...role} />
            </span>
          </span>
          <a
            href={paths.security(locale)}
            className={styles.out}
            aria-label={text('own-security')}
            title={text('own-security')}
          >
            <Icon name="shield-check" />
          </a>
          <a
            href={`/auth/logout?returnTo=${encodeURIComponent(paths.adminLogin(locale))}`}
            className={styles.out}
            data-log-out=""
            aria-label={text('sign-out')}
            title={text('sign-out')}
          >
            <Icon name="log-out" isFlipped />
          </a>
        </current-user>
      </aside>
    </div>
  )
}

function AreaGroup({ group, areas }: AreaGroupLinks) {
  const text = useText('staff-areas')
  return (
    <section className={styles.group} aria-label={text(`group-${group}`)}>
      <p className={styles.head} aria-hidden="true">
        <span className={styles.word}>{text(`group-${group}`)}</span>
      </p>
      {areas.map((area) => (
        <AreaItem key={area.href} area={area} />
      ))}
    </section>
  )
}

function AreaItem({ area: { text: word, icon, href } }: { area: AreaLink }) {
  const text = useText('staff-areas')
  const { pathname } = useLocation()
  return (
    <Link
      to={href}
      className={styles.area}
      title={text(word)}
      {...(isWithin(pathname, href) ? { 'aria-current': 'page' } : {})}
    >
      <Icon name={icon} />
      <span className={styles.word}>{text(word)}</span>
    </Link>
  )
}

function isWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
