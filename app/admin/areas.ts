import type { IconName } from '#app/ui/icon.tsx'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { hasRight, opensAll, type HeldRole, type StaffArea } from '#modules/accounts/index.ts'

type Area = {
  text: string
  area: StaffArea
  /** Shows everybody only the customers whom they reach. */
  isBounded?: true
  icon: IconName
  href: (locale: Locale) => string
}

/** Every area by its group, both in the order of the navigation, with the right that opens it. */
const areas = {
  daily: [
    { text: 'dashboard', area: 'dashboard', icon: 'layout-grid', href: (locale) => paths.adminDashboard(locale) },
    {
      text: 'call-requests',
      area: 'orders',
      isBounded: true,
      icon: 'phone-call',
      href: (locale) => paths.adminCallRequests(locale),
    },
    {
      text: 'contact-messages',
      area: 'orders',
      isBounded: true,
      icon: 'mail',
      href: (locale) => paths.adminContactMessages(locale),
    },
    {
      text: 'requests',
      area: 'orders',
      isBounded: true,
      icon: 'message-circle',
      href: (locale) => paths.adminRequests(locale),
    },
    { text: 'waiting-list', area: 'orders', icon: 'clock', href: (locale) => paths.adminWaitingList(locale) },
    { text: 'notes', area: 'orders', isBounded: true, icon: 'list-checks', href: (locale) => paths.adminNotes(locale) },
    { text: 'departures', area: 'orders', icon: 'calendar-days', href: (locale) => paths.adminDepartures(locale) },
  ],
  sales: [
    { text: 'orders', area: 'orders', isBounded: true, icon: 'ticket', href: (locale) => paths.adminOrders(locale) },
    { text: 'offers', area: 'orders', isBounded: true, icon: 'file-text', href: (locale) => paths.adminOffers(locale) },
    { text: 'groups', area: 'orders', icon: 'users', href: (locale) => paths.adminGroups(locale) },
    { text: 'agents', area: 'orders', icon: 'building-2', href: (locale) => paths.adminAgents(locale) },
  ],
  money: [
    { text: 'payment-links', area: 'payments', icon: 'link', href: (locale) => paths.adminPaymentLinks(locale) },
    { text: 'payments', area: 'payments', icon: 'credit-card', href: (locale) => paths.adminPayments(locale) },
    { text: 'cash', area: 'payments', icon: 'banknote', href: (locale) => paths.adminCash(locale) },
    { text: 'bank-statements', area: 'payments', icon: 'landmark', href: (locale) => paths.adminStatements(locale) },
  ],
  catalogue: [
    { text: 'tours', area: 'catalogue', icon: 'map', href: (locale) => paths.adminTours(locale) },
    { text: 'hotels', area: 'catalogue', icon: 'building-2', href: (locale) => paths.adminRecords(locale, 'hotels') },
    {
      text: 'categories',
      area: 'catalogue',
      icon: 'khatam',
      href: (locale) => paths.adminRecords(locale, 'categories'),
    },
    { text: 'airlines', area: 'catalogue', icon: 'plane', href: (locale) => paths.adminRecords(locale, 'airlines') },
    { text: 'services', area: 'catalogue', icon: 'luggage', href: (locale) => paths.adminRecords(locale, 'services') },
  ],
  content: [
    { text: 'pages', area: 'content', icon: 'file-text', href: (locale) => paths.adminWritings(locale, 'pages') },
    { text: 'posts', area: 'content', icon: 'book-open', href: (locale) => paths.adminWritings(locale, 'posts') },
    { text: 'faq', area: 'content', icon: 'circle-help', href: (locale) => paths.adminWritings(locale, 'faq') },
    { text: 'quiz', area: 'content', icon: 'list-checks', href: (locale) => paths.adminPart(locale, 'quiz') },
    { text: 'media', area: 'content', icon: 'image', href: (locale) => paths.adminMedia(locale) },
    { text: 'reviews', area: 'content', icon: 'star', href: (locale) => paths.adminReviews(locale) },
  ],
  site: [
    {
      text: 'agreements',
      area: 'content',
      icon: 'shield-check',
      href: (locale) => paths.adminParts(locale, 'agreements'),
    },
    { text: 'menus', area: 'content', icon: 'menu', href: (locale) => paths.adminPart(locale, 'menus') },
    {
      text: 'redirects',
      area: 'content',
      icon: 'external-link',
      href: (locale) => paths.adminPart(locale, 'redirects'),
    },
    {
      text: 'holidays',
      area: 'content',
      icon: 'calendar-days',
      href: (locale) => paths.adminParts(locale, 'holidays'),
    },
  ],
  people: [
    { text: 'users', area: 'users', icon: 'users', href: (locale) => paths.adminUsers(locale) },
    { text: 'newsletter', area: 'content', icon: 'send', href: (locale) => paths.adminNewsletter(locale) },
    { text: 'audit', area: 'users', icon: 'shield-check', href: (locale) => paths.adminAudit(locale) },
  ],
  settings: [
    {
      text: 'general-settings',
      area: 'settings',
      icon: 'settings',
      href: (locale) => paths.adminSettings(locale, 'identity'),
    },
    { text: 'launch-list', area: 'settings', icon: 'list-checks', href: (locale) => paths.adminLaunchList(locale) },
    { text: 'api-keys', area: 'settings', icon: 'key-round', href: (locale) => paths.adminApiKeys(locale) },
    { text: 'webhooks', area: 'settings', icon: 'external-link', href: (locale) => paths.adminWebhooks(locale) },
  ],
} as const satisfies Record<string, readonly Area[]>

type AreaGroup = keyof typeof areas

/** The words of areas are in the texts `staff-areas`, also of those that are still to come. */
export type AreaLink = { text: (typeof areas)[AreaGroup][number]['text']; icon: IconName; href: string }

export type AreaGroupLinks = { group: AreaGroup; areas: AreaLink[] }

const areaGroups = Object.keys(areas) as AreaGroup[]

/** The areas that a role may open, by group. A group without an area somebody may open is not shown. */
export function areasOf(staff: Opener, locale: Locale): AreaGroupLinks[] {
  return areaGroups.flatMap((group) => {
    const open = areas[group].filter((each) => isOpenFor(staff, each))
    return open.length > 0
      ? [{ group, areas: open.map(({ text, icon, href }) => ({ text, icon, href: href(locale) })) }]
      : []
  })
}

type Opener = Parameters<typeof opensAll>[0]

/** Whoever reaches only some customers opens what shows nobody else's, and what shows none. */
function isOpenFor(staff: Opener, { area, isBounded }: Area): boolean {
  return isBounded ? hasRight(staff, area) : opensAll(staff, area)
}

/** Where somebody only looks: the first pages of those areas. */
export function lookedAtBy({ ownRole }: { ownRole: HeldRole | null }, locale: Locale): string[] {
  const looksOnly = ownRole?.looksOnly ?? []
  return areaGroups.flatMap((group) =>
    areas[group].filter(({ area }) => looksOnly.includes(area)).map(({ href }) => href(locale)),
  )
}
