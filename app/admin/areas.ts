import type { IconName } from '#app/ui/icon.tsx'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { mayUseArea, type StaffArea, type StaffRole } from '#modules/accounts/index.ts'

/** The groups of the navigation, in their order. A group without an area somebody may open is not shown. */
const areaGroups = ['daily', 'sales', 'money', 'catalogue', 'content', 'people', 'settings'] as const

type AreaGroup = (typeof areaGroups)[number]

/** The words of areas are in the texts `staff-areas`, also of those that are still to come. */
export type AreaLink = {
  text:
    | 'dashboard'
    | 'notes'
    | 'departures'
    | 'call-requests'
    | 'contact-messages'
    | 'requests'
    | 'waiting-list'
    | 'orders'
    | 'offers'
    | 'agents'
    | 'payment-links'
    | 'payments'
    | 'cash'
    | 'bank-statements'
    | 'tours'
    | 'hotels'
    | 'categories'
    | 'airlines'
    | 'services'
    | 'pages'
    | 'posts'
    | 'faq'
    | 'reviews'
    | 'quiz'
    | 'agreements'
    | 'media'
    | 'menus'
    | 'redirects'
    | 'holidays'
    | 'users'
    | 'newsletter'
    | 'audit'
    | 'general-settings'
    | 'launch-list'
    | 'api-keys'
    | 'webhooks'
  icon: IconName
  href: string
}

export type AreaGroupLinks = { group: AreaGroup; areas: AreaLink[] }

/** The areas that exist and that a role may open, by group, in the order of the navigation. */
export function areasOf(role: StaffRole, locale: Locale): AreaGroupLinks[] {
  const areas: (AreaLink & { group: AreaGroup; area: StaffArea })[] = [
    { group: 'daily', area: 'dashboard', text: 'dashboard', icon: 'layout-grid', href: paths.adminDashboard(locale) },
    {
      group: 'daily',
      area: 'orders',
      text: 'call-requests',
      icon: 'phone-call',
      href: paths.adminCallRequests(locale),
    },
    {
      group: 'daily',
      area: 'orders',
      text: 'contact-messages',
      icon: 'mail',
      href: paths.adminContactMessages(locale),
    },
    { group: 'daily', area: 'orders', text: 'requests', icon: 'message-circle', href: paths.adminRequests(locale) },
    {
      group: 'daily',
      area: 'orders',
      text: 'waiting-list',
      icon: 'clock',
      href: paths.adminWaitingList(locale),
    },
    { group: 'daily', area: 'orders', text: 'notes', icon: 'list-checks', href: paths.adminNotes(locale) },
    {
      group: 'daily',
      area: 'orders',
      text: 'departures',
      icon: 'calendar-days',
      href: paths.adminDepartures(locale),
    },
    { group: 'sales', area: 'orders', text: 'orders', icon: 'ticket', href: paths.adminOrders(locale) },
    { group: 'sales', area: 'orders', text: 'offers', icon: 'file-text', href: paths.adminOffers(locale) },
    { group: 'sales', area: 'orders', text: 'agents', icon: 'building-2', href: paths.adminAgents(locale) },
    { group: 'money', area: 'payments', text: 'payment-links', icon: 'link', href: paths.adminPaymentLinks(locale) },
    { group: 'money', area: 'payments', text: 'payments', icon: 'credit-card', href: paths.adminPayments(locale) },
    { group: 'money', area: 'payments', text: 'cash', icon: 'banknote', href: paths.adminCash(locale) },
    {
      group: 'money',
      area: 'payments',
      text: 'bank-statements',
      icon: 'landmark',
      href: paths.adminStatements(locale),
    },
    { group: 'catalogue', area: 'catalogue', text: 'tours', icon: 'map', href: paths.adminTours(locale) },
    {
      group: 'catalogue',
      area: 'catalogue',
      text: 'hotels',
      icon: 'building-2',
      href: paths.adminRecords(locale, 'hotels'),
    },
    {
      group: 'catalogue',
      area: 'catalogue',
      text: 'categories',
      icon: 'khatam',
      href: paths.adminRecords(locale, 'categories'),
    },
    {
      group: 'catalogue',
      area: 'catalogue',
      text: 'airlines',
      icon: 'plane',
      href: paths.adminRecords(locale, 'airlines'),
    },
    {
      group: 'catalogue',
      area: 'catalogue',
      text: 'services',
      icon: 'luggage',
      href: paths.adminRecords(locale, 'services'),
    },
    { group: 'content', area: 'content', text: 'pages', icon: 'file-text', href: paths.adminWritings(locale, 'pages') },
    { group: 'content', area: 'content', text: 'posts', icon: 'book-open', href: paths.adminWritings(locale, 'posts') },
    { group: 'content', area: 'content', text: 'faq', icon: 'circle-help', href: paths.adminWritings(locale, 'faq') },
    { group: 'content', area: 'content', text: 'quiz', icon: 'list-checks', href: paths.adminPart(locale, 'quiz') },
    {
      group: 'content',
      area: 'content',
      text: 'agreements',
      icon: 'shield-check',
      href: paths.adminParts(locale, 'agreements'),
    },
    { group: 'content', area: 'content', text: 'menus', icon: 'menu', href: paths.adminPart(locale, 'menus') },
    {
      group: 'content',
      area: 'content',
      text: 'redirects',
      icon: 'external-link',
      href: paths.adminPart(locale, 'redirects'),
    },
    {
      group: 'content',
      area: 'content',
      text: 'holidays',
      icon: 'calendar-days',
      href: paths.adminParts(locale, 'holidays'),
    },
    { group: 'content', area: 'content', text: 'media', icon: 'image', href: paths.adminMedia(locale) },
    { group: 'content', area: 'content', text: 'reviews', icon: 'star', href: paths.adminReviews(locale) },
    { group: 'people', area: 'users', text: 'users', icon: 'users', href: paths.adminUsers(locale) },
    { group: 'people', area: 'content', text: 'newsletter', icon: 'send', href: paths.adminNewsletter(locale) },
    { group: 'people', area: 'users', text: 'audit', icon: 'shield-check', href: paths.adminAudit(locale) },
    {
      group: 'settings',
      area: 'settings',
      text: 'general-settings',
      icon: 'settings',
      href: paths.adminSettings(locale, 'identity'),
    },
    {
      group: 'settings',
      area: 'settings',
      text: 'launch-list',
      icon: 'list-checks',
      href: paths.adminLaunchList(locale),
    },
    { group: 'settings', area: 'settings', text: 'api-keys', icon: 'key-round', href: paths.adminApiKeys(locale) },
    { group: 'settings', area: 'settings', text: 'webhooks', icon: 'external-link', href: paths.adminWebhooks(locale) },
  ]
  return areaGroups.flatMap((group) => {
    const own = areas.filter((each) => each.group === group && mayUseArea(role, each.area))
    return own.length > 0 ? [{ group, areas: own.map(({ text, icon, href }) => ({ text, icon, href })) }] : []
  })
}
