import { Link, Outlet, useLocation } from 'react-router'
import { requireAgent } from '#app/middleware/agent.server.ts'
import { sessionContext } from '#app/middleware/contexts.ts'
import { rememberSession } from '#app/middleware/session.server.ts'
import { usePageFrame } from '#app/page-frame.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { localePath, paths, splitLocale } from '#app/paths.ts'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { languageNames } from '#app/ui/language-names.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import type { Route } from './+types/agent-layout.ts'
import styles from './ui/agent-shell.module.css'

/** Its texts come with every page of the agents. */
export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAgent]

export function loader({ context }: Route.LoaderArgs) {
  return { name: context.get(sessionContext)?.fullName ?? '' }
}

const areas = [
  ['dashboard', 'layout-grid', paths.agentDashboard],
  ['offers', 'file-text', paths.agentOffers],
  ['reservations', 'ticket', paths.agentReservations],
  ['statement', 'banknote', paths.agentStatement],
] as const satisfies [string, IconName, unknown][]

/** The frame of every page of the agents. Works without script. */
export default function AgentLayout({ loaderData: { name } }: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  const { site } = usePageFrame()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.shell} data-area="staff">
      <a className={styles.skip} href="#content">
        {text('skip')}
      </a>
      <header className={styles.side}>
        <a className={styles.brand} href={paths.home(locale)}>
          <BrandMark />
          <span>{site.brand}</span>
        </a>
        <nav className={styles.areas} aria-label={text('navigation')}>
          {areas.map(([area, icon, path]) => (
            <Link
              key={area}
              to={path(locale)}
              {...(isWithin(pathname, path(locale)) ? { 'aria-current': 'page' } : {})}
            >
              <Icon name={icon} />
              {text(`area-${area}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.me}>
          <bdi>{name}</bdi>
          <span className={styles.languages}>
            {locales.map((each) => (
              <a
                key={each}
                href={localePath(each, `${splitLocale(pathname).path}${search}`)}
                hrefLang={each}
                lang={each}
                {...(each === locale ? { 'aria-current': true } : {})}
              >
                {languageNames[each]}
              </a>
            ))}
          </span>
          <a href={`/auth/logout?returnTo=${encodeURIComponent(paths.login(locale))}`} data-log-out="">
            <Icon name="log-out" isFlipped /> {text('sign-out')}
          </a>
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

function isWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
