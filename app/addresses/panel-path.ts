import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'

/** The first page of somebody who has signed in: the staff's overview, the agents', the groups of a leader or one's own profile. */
export function panelPath(user: Pick<SignedInUser, 'isAdmin' | 'isAgent' | 'isLeader'>, locale: Locale): string {
  if (user.isAdmin) return paths.adminDashboard(locale)
  if (user.isAgent) return paths.agentDashboard(locale)
  return user.isLeader ? paths.leader(locale) : paths.profile(locale)
}
