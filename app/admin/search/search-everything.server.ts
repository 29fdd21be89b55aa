import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { foldForSearch, normalizeInput } from '#kernel/text.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { listUsers, proveArea, proveBounded, type Admin } from '#modules/accounts/index.server.ts'
import { houseScope, listOffers } from '#modules/agents/index.server.ts'
import { searchOrders, searchTravellers } from '#modules/booking/index.server.ts'
import { searchDepartures } from '#modules/catalog/index.server.ts'
import { searchRequests } from '#modules/engagement/index.server.ts'
import { listPaymentLinks } from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { areasOf } from '../areas.ts'
import type { Hit, HitKind } from './hit.ts'

const LONGEST = 100

type Asked = { db: Db; admin: Admin; q: string; locale: Locale; limit: number; now: Date }

/**
 * What staff may open and what they look for stands in: areas, departures, orders, travellers, offers, payment links, requests
 * and accounts, each kind only for those whose role opens it, `limit` of each.
 */
export async function searchEverything(
  db: Db,
  admin: Admin,
  request: { q: string; locale: Locale; limit: number },
  now: Date,
): Promise<Hit[]> {
  const q = (normalizeInput(request.q) ?? '').slice(0, LONGEST)
  if (q === '') return []
  const asked = { ...request, db, admin, q, now }
  const found: Hit[][] = [areaHits(asked)]
  for (const source of [orderHits, travellerHits, departureHits, offerHits, linkHits, requestHits, userHits])
    found.push(await source(asked))
  return found.flat()
}

function areaHits({ admin, q, locale, limit }: Asked): Hit[] {
  const text = translator(locale, 'staff-areas')
  const words = foldForSearch(q).split(' ')
  return areasOf(admin, locale)
    .flatMap(({ areas }) => areas)
    .filter(({ text: word }) => words.every((each) => foldForSearch(text(word)).includes(each)))
    .slice(0, limit)
    .map(({ text: word, href }) => hit('area', { id: word, title: text(word), href }))
}

async function orderHits({ db, admin, q, locale, limit }: Asked): Promise<Hit[]> {
  const mayOpen = proveBounded(admin, 'orders')
  if (!mayOpen) return []
  const orders = await searchOrders(db, mayOpen, { q, limit })
  return orders.map(({ id, orderNo, customer, journey }) =>
    hit('order', {
      id,
      title: orderNo,
      detail: [customer, journey?.[locale]],
      href: paths.adminOrder(locale, id),
    }),
  )
}

async function travellerHits({ db, admin, q, locale, limit, now }: Asked): Promise<Hit[]> {
  const mayOpen = proveBounded(admin, 'orders')
  if (!mayOpen) return []
  const travellers = await searchTravellers(db, mayOpen, { q, limit }, now)
  return travellers.map(({ id, name, order, journey }) =>
    hit('traveller', {
      id,
      title: name,
      detail: [order.orderNo, journey.name[locale], formatDate(journey.departsOn, locale)],
      href: paths.adminOrder(locale, order.id),
    }),
  )
}

async function departureHits({ db, admin, q, locale, limit, now }: Asked): Promise<Hit[]> {
  const departures = await searchDepartures(db, { q, today: dayInIstanbul(now), limit })
  return departures.map(({ id, name, departsOn }) =>
    hit('departure', {
      id,
      title: name[locale],
      detail: [formatDate(departsOn, locale)],
      href: hasRight(admin, 'catalogue') ? paths.adminTour(locale, id) : paths.adminOrders(locale, { tour: id }),
    }),
  )
}

async function offerHits({ db, admin, q, locale, limit }: Asked): Promise<Hit[]> {
  const mayOpen = proveBounded(admin, 'orders')
  if (!mayOpen) return []
  const { offers } = await listOffers(db, houseScope(mayOpen), { q, page: 1, pageSize: limit })
  return offers.map(({ id, offerNo, customer }) =>
    hit('offer', {
      id,
      title: offerNo,
      detail: [`${customer.firstName} ${customer.lastName}`, customer.email],
      href: paths.adminOffer(locale, id),
    }),
  )
}

async function linkHits({ db, admin, q, locale, limit, now }: Asked): Promise<Hit[]> {
  const mayOpen = proveArea<'payments'>(admin, 'payments')
  if (!mayOpen) return []
  const { links } = await listPaymentLinks(db, mayOpen, { q, page: 1, pageSize: limit }, now)
  return links.map(({ id, title, customer }) =>
    hit('payment-link', { id, title, detail: [customer.name, id], href: paths.adminPaymentLink(locale, id) }),
  )
}

async function requestHits({ db, admin, q, locale, limit }: Asked): Promise<Hit[]> {
  const mayOpen = proveBounded(admin, 'orders')
  if (!mayOpen) return []
  const requests = await searchRequests(db, mayOpen, { q, limit })
  return requests.map(({ kind, id, name, about }) =>
    hit('request', { id, title: name, detail: [about], href: requestHref[kind](locale, { q: name }) }),
  )
}

const requestHref = {
  'call-request': paths.adminCallRequests,
  'contact-message': paths.adminContactMessages,
  'information-request': paths.adminRequests,
  'reservation-request': paths.adminRequests,
} as const

async function userHits({ db, admin, q, locale, limit }: Asked): Promise<Hit[]> {
  const mayOpen = proveArea<'users'>(admin, 'users')
  if (!mayOpen) return []
  const { users } = await listUsers(db, mayOpen, { q, page: 1, pageSize: limit })
  return users.map(({ id, fullName, email }) =>
    hit('user', { id, title: fullName, detail: [email], href: paths.adminUser(locale, id) }),
  )
}

function hit(
  kind: HitKind,
  { id, title, detail = [], href }: { id: string; title: string; detail?: (string | undefined)[]; href: string },
): Hit {
  return { kind, id, title, detail: detail.flatMap((part) => (part ? [part] : [])), href }
}
