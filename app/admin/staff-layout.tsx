import { Outlet, useLocation } from 'react-router'
import { paths, splitLocale } from '#app/addresses/paths.ts'
import { requireSureIdentity } from '#app/sign-in/confirm-identity.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { adminOf, requireAdmin } from '#app/http/middleware/staff.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { countUnreadNews, wantsGuide } from '#modules/staff-desk/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import { ChoicesHidden } from '#app/ui/choice-box.tsx'
import type { Route } from './+types/staff-layout.ts'
import { areasOf } from './areas.ts'
import { MOST_NEWS } from './shell/news-bell.tsx'
import { GROUPS_COOKIE, parseKeptGroups } from './shell/kept-groups.ts'
import { StaffShell } from './shell/staff-shell.tsx'
import { parseTheme, THEME_COOKIE } from './theme.ts'
import { useMay, ViewerContext } from './ui/may.ts'

/** Its texts come with every page of the staff. */
export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-areas', 'staff-desk', 'staff-guide'],
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAdmin, requireSureIdentity]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'dashboard')
  const { db, env } = context.get(servicesContext)
  const isOverview = splitLocale(url.pathname).path === paths.adminDashboard('en')
  return {
    name: admin.fullName,
    role: { staffRole: admin.staffRole, ownRole: admin.ownRole },
    groups: areasOf(admin, context.get(localeContext)),
    today: dayInIstanbul(new Date()),
    unreadNews: await countUnreadNews(db, admin, MOST_NEWS + 1, new Date()),
    isRung: env.telephony !== undefined && admin.dial !== null && hasRight(admin, 'orders'),
    isGuided: isOverview && (await wantsGuide(db, admin)),
    keptGroups: parseKeptGroups(cookiesOf(request).get(GROUPS_COOKIE)),
    theme: parseTheme(cookiesOf(request).get(THEME_COOKIE)),
  }
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ViewerContext value={loaderData.role}>
      <StaffShell {...loaderData}>
        <Page />
      </StaffShell>
    </ViewerContext>
  )
}

/** Whoever only looks at a list has nothing to choose its rows for. */
function Page() {
  const may = useMay()
  return (
    <ChoicesHidden value={!may.act(useLocation().pathname)}>
      <Outlet />
    </ChoicesHidden>
  )
}
