import { Link, Outlet, useLocation } from 'react-router'
import { requireAgent, scopeOf } from '#app/http/middleware/agent.server.ts'
import { servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { bringIntoBar } from '#app/page/bring-into-bar.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { localePath, paths, splitLocale } from '#app/addresses/paths.ts'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { languages } from '#kernel/languages.ts'
import { DateText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findAgentFrame } from '#modules/agents/index.server.ts'
import type { Route } from './+types/agent-layout.ts'
import styles from './ui/agent-shell.module.css'

/** Its texts come with every page of the agents. */
export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAgent]

/** Who sells for whom, and how much is open. */
export async function loader({ context }: Route.LoaderArgs) {
  const frame = await findAgentFrame(context.get(servicesContext).db, scopeOf(context))
  const counts = { offers: frame.openOffers, reservations: frame.openReservations }
  return {
    name: context.get(sessionContext)?.fullName ?? '',
    agency: frame.agency,
    counts,
    today: dayInIstanbul(new Date()),
  }
}

const areas = [
  ['dashboard', 'layout-grid', paths.agentDashboard],
  ['offers', 'file-text', paths.agentOffers],
  ['reservations', 'ticket', paths.agentReservations],
  ['statement', 'banknote', paths.agentStatement],
] as const satisfies [string, IconName, unknown][]

/** The frame of every page of the agents. Works without script. */
export default function AgentLayout({ loaderData: { name, agency, counts, today } }: Route.ComponentProps) {
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
          <span>
            {site.brand}
            <small>{text('partner')}</small>
          </span>
        </a>
        <nav className={styles.areas} aria-label={text('navigation')}>
          {areas.map(([area, icon, path]) => (
            <Link
              key={area}
              to={path(locale)}
              {...(isWithin(pathname, path(locale)) ? { 'aria-current': 'page', ref: bringIntoSight } : {})}
            >
              <Icon name={icon} />
              {text(`area-${area}`)}
              {area in counts && <b>{counts[area as keyof typeof counts]}</b>}
            </Link>
          ))}
        </nav>
        <div className={styles.me}>
          <span>
            <bdi className={styles.name}>{agency?.name ?? name}</bdi>
            {agency && <bdi>{[agency.city, name].filter(Boolean).join(' · ')}</bdi>}
          </span>
          <a
            href={`/auth/logout?returnTo=${encodeURIComponent(paths.login(locale))}`}
            data-log-out=""
            aria-label={text('sign-out')}
            title={text('sign-out')}
          >
            <Icon name="log-out" isFlipped />
          </a>
        </div>
      </header>
      <div className={styles.page}>
        <section className={styles.bar} aria-label={text('languages')}>
          <p>
            <DateText date={today} weekday /> <HijriText from={today} className={styles.hijri} />
          </p>
          <div className={styles.languages}>
            {locales.map((each) => (
              <a
                key={each}
                href={localePath(each, `${splitLocale(pathname).path}${search}`)}
                hrefLang={each}
                lang={each}
                {...(each === locale ? { 'aria-current': true } : {})}
              >
                {languages[each].name}
              </a>
            ))}
          </div>
        </section>
        <main id="content" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}

function isWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

/** On a phone the bar is wider than the window. */
function bringIntoSight(area: HTMLElement | null): void {
  if (area) bringIntoBar(area, 'center')
}
