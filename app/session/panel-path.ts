import { paths } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'

/** The first page of somebody who has signed in. */
export function panelPath(user: Pick<SignedInUser, 'isAdmin'>, locale: Locale): string {
  return user.isAdmin ? paths.adminDashboard(locale) : paths.profile(locale)
}
