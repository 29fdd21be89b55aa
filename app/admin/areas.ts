import type { IconName } from '#app/ui/icon.tsx'
import { paths } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { mayUseArea, type StaffArea, type StaffRole } from '#modules/accounts/index.ts'

export type AreaLink = {
  area: StaffArea
  text:
    | 'dashboard'
    | 'orders'
    | 'payment-links'
    | 'payments'
    | 'bank-statements'
    | 'cash'
    | 'reviews'
    | 'users'
    | 'audit'
    | 'api-keys'
    | 'webhooks'
  icon: IconName
  href: string
}

/** The areas that exist and that a role may open, in the order of the navigation. */
export function areasOf(role: StaffRole, locale: Locale): AreaLink[] {
  const areas: AreaLink[] = [
    { area: 'dashboard', text: 'dashboard', icon: 'layout-grid', href: paths.adminDashboard(locale) },
    { area: 'orders', text: 'orders', icon: 'ticket', href: paths.adminOrders(locale) },
    { area: 'payments', text: 'payment-links', icon: 'link', href: paths.adminPaymentLinks(locale) },
    { area: 'payments', text: 'payments', icon: 'credit-card', href: paths.adminPayments(locale) },
    { area: 'payments', text: 'bank-statements', icon: 'landmark', href: paths.adminStatements(locale) },
    { area: 'payments', text: 'cash', icon: 'banknote', href: paths.adminCash(locale) },
    { area: 'content', text: 'reviews', icon: 'star', href: paths.adminReviews(locale) },
    { area: 'users', text: 'users', icon: 'users', href: paths.adminUsers(locale) },
    { area: 'settings', text: 'api-keys', icon: 'key-round', href: paths.adminApiKeys(locale) },
    { area: 'settings', text: 'webhooks', icon: 'external-link', href: paths.adminWebhooks(locale) },
    { area: 'users', text: 'audit', icon: 'shield-check', href: paths.adminAudit(locale) },
  ]
  return areas.filter(({ area }) => mayUseArea(role, area))
}
