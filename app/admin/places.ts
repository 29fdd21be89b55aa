import { splitLocale } from '#app/addresses/paths.ts'
import {
  changingOnly,
  hasRight,
  opensAll,
  type HeldRole,
  type StaffRight,
  type StaffRole,
} from '#modules/accounts/index.ts'

/** What opens a page of the staff, and what its forms ask for. */
type Place = {
  right: StaffRight
  /** It shows everybody only the customers whom they reach. */
  isBounded?: true
  /** What its forms ask for, where that is not the right that opens it. */
  acts?: readonly StaffRight[]
}

const bounded = { right: 'orders', isBounded: true } as const

/** Every page of the staff by how its address begins; the longest beginning counts. */
export const places: Record<string, Place> = {
  '/admin/dashboard': { right: 'dashboard' },
  '/admin/guide': { right: 'dashboard' },
  '/admin/search': { right: 'dashboard' },
  '/admin/confirm': { right: 'dashboard' },
  '/admin/news': { right: 'dashboard' },
  '/admin/lists': { right: 'dashboard' },
  '/admin/orders': bounded,
  '/admin/orders/:orderId/plan': { ...bounded, acts: ['payments'] },
  '/admin/orders/:orderId/cancel': { ...bounded, acts: ['payments', 'refunds'] },
  '/admin/orders/:orderId/refunds': { right: 'payments', isBounded: true, acts: ['payments', 'refunds'] },
  '/admin/orders/:orderId/import': { right: 'papers', acts: ['orders', 'papers'] },
  '/admin/notes': bounded,
  '/admin/call-requests': bounded,
  '/admin/contact-messages': bounded,
  '/admin/requests': bounded,
  '/admin/offers': bounded,
  '/admin/telephone': bounded,
  '/admin/agents': { right: 'orders', acts: ['orders', 'payments'] },
  '/admin/groups': { right: 'orders' },
  '/admin/changes': { right: 'orders' },
  '/admin/steps': { right: 'orders' },
  '/admin/waiting-list': { right: 'orders' },
  '/admin/newsletter': { right: 'content' },
  '/admin/payments': { right: 'payments' },
  '/admin/payments/providers': { right: 'payments', acts: ['settings'] },
  '/admin/paymentLinks': { right: 'payments' },
  '/admin/bank-statements': { right: 'payments' },
  '/admin/cash': { right: 'payments' },
  '/admin/tour': { right: 'catalogue' },
  '/admin/tour/departures': { right: 'orders' },
  '/admin/tour-date': { right: 'orders' },
  '/admin/tour-date/:date/import': { right: 'papers', acts: ['orders', 'papers'] },
  '/admin/tour-date/:date/documents': { right: 'papers', acts: ['orders', 'papers'] },
  '/admin/hotels': { right: 'catalogue' },
  '/admin/categories': { right: 'catalogue' },
  '/admin/airlines': { right: 'catalogue' },
  '/admin/services': { right: 'catalogue' },
  '/admin/content': { right: 'content' },
  '/admin/quiz': { right: 'content' },
  '/admin/menus': { right: 'content' },
  '/admin/redirects': { right: 'content' },
  '/admin/question-groups': { right: 'content' },
  '/admin/holidays': { right: 'content' },
  '/admin/agreements': { right: 'content' },
  '/admin/media': { right: 'content' },
  '/admin/reviews': { right: 'content' },
  '/admin/users': { right: 'users' },
  '/admin/user': { right: 'users' },
  '/admin/user/:userId/data.json': { right: 'users', acts: ['users', 'papers'] },
  '/admin/audit': { right: 'users' },
  '/admin/settings': { right: 'payments', acts: ['settings'] },
  '/admin/settings/general': { right: 'settings' },
  '/admin/settings/launch': { right: 'settings' },
  '/admin/settings/keys': { right: 'settings' },
  '/admin/apiKeys': { right: 'settings' },
  '/admin/webhooks': { right: 'settings' },
}

const beginnings = Object.entries(places)
  .map(([path, place]) => ({ place, parts: path.split('/') }))
  .toSorted((a, b) => b.parts.length - a.parts.length)

/** Whose rights are asked for. */
export type Opener = { staffRole: StaffRole | null; ownRole?: HeldRole | null }

/** Addresses of pages that are there for nothing but their form. */
export const opensForm = /\/(?:new|change|cancel|plan|split|join|import)(?:$|\?)|[?&](?:new|terms|instead)=/

/** Whether a link leads somebody to what they may see, and to a form that they may send. */
export function mayFollow(staff: Opener, href: string): boolean {
  return opensPage(staff, href) && (!opensForm.test(href) || actsAt(staff, href))
}

/**
 * Whether an address among the pages of the staff opens to somebody; one that belongs to no area opens to all of them.
 */
export function opensPage(staff: Opener, href: string): boolean {
  const place = placeOf(href)
  if (!place) return true
  return place.isBounded ? hasRight(staff, place.right) : opensAll(staff, place.right)
}

/** Whether somebody may do what the forms of a page do, and in `needs` what these forms alone ask for. */
export function actsAt(staff: Opener, href: string, needs?: readonly StaffRight[]): boolean {
  const place = placeOf(href)
  if (!place) return true
  const asked = needs ?? place.acts ?? [place.right]
  const changing = changingOnly({ ...staff, ownRole: staff.ownRole ?? null })
  return asked.every((right) => (place.isBounded ? hasRight(changing, right) : opensAll(changing, right)))
}

/** Whether somebody only looks at what a page is about. */
export function looksAt({ ownRole }: Opener, href: string): boolean {
  const right = placeOf(href)?.right
  return ownRole?.looksOnly.some((area) => area === right) ?? false
}

function placeOf(href: string): Place | undefined {
  const asked = splitLocale(href.replace(/[?#].*/, '')).path.split('/')
  return beginnings.find(({ parts }) => parts.every((part, at) => part.startsWith(':') || part === asked[at]))?.place
}
