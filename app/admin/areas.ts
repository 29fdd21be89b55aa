import type { IconName } from '#app/ui/icon.tsx'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { opensPage, type Opener } from './places.ts'

type Area = {
  text: string
  icon: IconName
  href: (locale: Locale) => string
}

/** Every area by its group, both in the order of the navigation. */
const areas = {
  daily: [
    { text: 'dashboard', icon: 'layout-grid', href: (locale) => paths.adminDashboard(locale) },
    {
      text: 'call-requests',
      icon: 'phone-call',
      href: (locale) => paths.adminCallRequests(locale),
    },
    {
      text: 'contact-messages',
      icon: 'mail',
      href: (locale) => paths.adminContactMessages(locale),
    },
    {
      text: 'requests',
      icon: 'message-circle',
      href: (locale) => paths.adminRequests(locale),
    },
    { text: 'waiting-list', icon: 'clock', href: (locale) => paths.adminWaitingList(locale) },
    { text: 'notes', icon: 'list-checks', href: (locale) => paths.adminNotes(locale) },
    { text: 'changes', icon: 'bell', href: (locale) => paths.adminChanges(locale) },
    { text: 'steps', icon: 'scan-line', href: (locale) => paths.adminSteps(locale) },
    { text: 'departures', icon: 'calendar-days', href: (locale) => paths.adminDepartures(locale) },
  ],
  sales: [
    { text: 'orders', icon: 'ticket', href: (locale) => paths.adminOrders(locale) },
    { text: 'offers', icon: 'file-text', href: (locale) => paths.adminOffers(locale) },
    { text: 'groups', icon: 'users', href: (locale) => paths.adminGroups(locale) },
    { text: 'agents', icon: 'building-2', href: (locale) => paths.adminAgents(locale) },
  ],
  money: [
    { text: 'payment-links', icon: 'link', href: (locale) => paths.adminPaymentLinks(locale) },
    { text: 'payments', icon: 'credit-card', href: (locale) => paths.adminPayments(locale) },
    { text: 'cash', icon: 'banknote', href: (locale) => paths.adminCash(locale) },
    { text: 'bank-statements', icon: 'landmark', href: (locale) => paths.adminStatements(locale) },
  ],
  catalogue: [
    { text: 'tours', icon: 'map', href: (locale) => paths.adminTours(locale) },
    { text: 'hotels', icon: 'building-2', href: (locale) => paths.adminRecords(locale, 'hotels') },
    {
      text: 'categories',
      icon: 'khatam',
      href: (locale) => paths.adminRecords(locale, 'categories'),
    },
    { text: 'airlines', icon: 'plane', href: (locale) => paths.adminRecords(locale, 'airlines') },
    { text: 'services', icon: 'luggage', href: (locale) => paths.adminRecords(locale, 'services') },
  ],
  content: [
    { text: 'pages', icon: 'file-text', href: (locale) => paths.adminWritings(locale, 'pages') },
    { text: 'posts', icon: 'book-open', href: (locale) => paths.adminWritings(locale, 'posts') },
    { text: 'faq', icon: 'circle-help', href: (locale) => paths.adminWritings(locale, 'faq') },
    { text: 'quiz', icon: 'list-checks', href: (locale) => paths.adminPart(locale, 'quiz') },
    { text: 'media', icon: 'image', href: (locale) => paths.adminMedia(locale) },
    { text: 'reviews', icon: 'star', href: (locale) => paths.adminReviews(locale) },
  ],
  site: [
    {
      text: 'agreements',
      icon: 'shield-check',
      href: (locale) => paths.adminParts(locale, 'agreements'),
    },
    { text: 'menus', icon: 'menu', href: (locale) => paths.adminPart(locale, 'menus') },
    {
      text: 'redirects',
      icon: 'external-link',
      href: (locale) => paths.adminPart(locale, 'redirects'),
    },
    {
      text: 'holidays',
      icon: 'calendar-days',
      href: (locale) => paths.adminParts(locale, 'holidays'),
    },
  ],
  people: [
    { text: 'users', icon: 'users', href: (locale) => paths.adminUsers(locale) },
    { text: 'newsletter', icon: 'send', href: (locale) => paths.adminNewsletter(locale) },
    { text: 'audit', icon: 'shield-check', href: (locale) => paths.adminAudit(locale) },
  ],
  settings: [
    {
      text: 'general-settings',
      icon: 'settings',
      href: (locale) => paths.adminSettings(locale, 'identity'),
    },
    { text: 'launch-list', icon: 'list-checks', href: (locale) => paths.adminLaunchList(locale) },
    { text: 'api-keys', icon: 'key-round', href: (locale) => paths.adminApiKeys(locale) },
    { text: 'webhooks', icon: 'external-link', href: (locale) => paths.adminWebhooks(locale) },
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
    const links = areas[group].map(({ text, icon, href }) => ({ text, icon, href: href(locale) }))
    const open = links.filter(({ href }) => opensPage(staff, href))
    return open.length > 0 ? [{ group, areas: open }] : []
  })
}
