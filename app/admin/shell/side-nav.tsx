import { Link, useLocation } from 'react-router'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { paths } from '#app/addresses/paths.ts'
import type { AreaGroupLinks, AreaLink } from '../areas.ts'
import { RoleName, type ShownRole } from '../users/role-name.tsx'
import { keepGroup } from './kept-groups.ts'
import { initialsOf } from './initials.ts'
import styles from './side-nav.module.css'

/** Identifies the navigation for the button that opens it on small screens. */
export const SIDE_NAV_ID = 'staff-areas'

/** The areas of the staff in groups: words beside drawings, below them on a tablet, a drawer on a phone. */
export function SideNav({
  name,
  role,
  groups,
  keptGroups,
}: {
  name: string
  role: ShownRole
  groups: AreaGroupLinks[]
  /** The groups that this browser keeps open. */
  keptGroups: readonly string[]
}) {
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
            <AreaGroup key={each.group} {...each} isKept={keptGroups.includes(each.group)} />
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

/** What one does every day stands open; the other groups are folded but for the one that is read, and those somebody opened. */
function AreaGroup({ group, areas, isKept }: AreaGroupLinks & { isKept: boolean }) {
  const text = useText('staff-areas')
  const { pathname } = useLocation()
  const links = areas.map((area) => <AreaItem key={area.href} area={area} />)
  if (group === 'daily')
    return (
      <section className={styles.group} aria-label={text('group-daily')}>
        {links}
      </section>
    )
  return (
    <details className={styles.group} open={isKept || areas.some(({ href }) => isWithin(pathname, href))}>
      <summary
        className={styles.head}
        onClick={({ currentTarget }) => keepGroup(group, !currentTarget.parentElement?.hasAttribute('open'))}
      >
        <span>{text(`group-${group}`)}</span>
        <Icon name="chevron-down" />
      </summary>
      {links}
    </details>
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
