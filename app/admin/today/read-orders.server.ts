import { paths } from '#app/addresses/paths.ts'
import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { deskScope, listReservationsToApprove } from '#modules/agents/index.server.ts'
import {
  listCancelRequests,
  listEndingHolds,
  listPartsDue,
  listUnusualHolds,
  type WaitingOrder,
} from '#modules/booking/index.server.ts'
import { answerBy } from '#modules/staff-desk/index.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Seats that are let go within so many days, and parts that are due within so many. */
const OPTION_DAYS = 2
const PART_DAYS = 7

/** Customers who want to cancel. */
export async function readCancellations(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { requests, total } = await listCancelRequests(asking.db, clerk, asking)
  const kind = 'cancellation'
  const lines = requests.map(({ requestedAt, ...order }) =>
    workLine({
      ...ofOrder(order, asking),
      key: `${kind}:${order.id}`,
      kind,
      says: kind,
      money: order.open.minor > 0 ? order.open : null,
      dueOn: answerBy(dayInIstanbul(requestedAt)),
      since: requestedAt,
      href: paths.adminCancelOrder(asking.locale, order.id),
    }),
  )
  return { kind, lines, total }
}

/** Seats that are held without a payment, and soon let go. */
export async function readOptions(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { db, now, limit, locale } = asking
  const until = new Date(now.getTime() + OPTION_DAYS * 86_400_000)
  const { holds, total } = await listEndingHolds(db, clerk, { until, limit }, now)
  const kind = 'option'
  const lines = holds.map(({ seats, endsAt, ...order }) =>
    workLine({
      ...ofOrder(order, asking),
      key: `${kind}:${order.id}`,
      kind,
      says: kind,
      count: seats,
      money: order.open,
      dueOn: dayInIstanbul(endsAt),
      dueAt: endsAt,
      href: paths.adminOrder(locale, order.id),
      whatsapp: whatsappAddress(
        order.phone,
        translator(order.locale, 'staff-today')('whatsapp-option', {
          name: order.customer,
          tour: order.journey.name[order.locale],
          number: order.orderNo,
          amount: formatMoney(order.open, order.locale),
          until: formatInstant(endsAt, order.locale),
        }),
      ),
    }),
  )
  return { kind, lines, total }
}

/** What customers should have paid, or pay within a week. */
export async function readParts(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { db, today, limit, locale } = asking
  const { parts, total } = await listPartsDue(db, clerk, { until: addDays(today, PART_DAYS), limit })
  const kind = 'part'
  const lines = parts.map(({ due, dueOn, ...order }) =>
    workLine({
      ...ofOrder(order, asking),
      key: `${kind}:${order.id}`,
      kind,
      says: dueOn === null ? 'part-now' : dueOn < today ? 'part-late' : 'part-coming',
      money: due,
      dueOn: dueOn ?? today,
      href: paths.adminOrderPlan(locale, order.id),
      whatsapp: whatsappAddress(
        order.phone,
        translator(order.locale, 'staff-today')('whatsapp-part', {
          name: order.customer,
          tour: order.journey.name[order.locale],
          number: order.orderNo,
          amount: formatMoney(due, order.locale),
          day: formatDate(dueOn ?? today, order.locale),
        }),
      ),
    }),
  )
  return { kind, lines, total }
}

/** Reservations of agencies that staff approve. */
export async function readAgencyReservations(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { db, locale } = asking
  const { reservations, total } = await listReservationsToApprove(db, deskScope(clerk), asking)
  const kind = 'agency-reservation'
  const lines = reservations.map(({ id, reservationNo, agencyName, agreedAt, departsOn, order }) => {
    const answer = answerBy(dayInIstanbul(agreedAt))
    const letGo = order.holdsUntil && dayInIstanbul(order.holdsUntil)
    return workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: agencyName,
      count: order.travellers,
      about: order.tourName[locale],
      number: reservationNo,
      departsOn,
      money: order.owed,
      dueOn: letGo && letGo < answer ? letGo : answer,
      since: agreedAt,
      href: paths.adminAgents(locale),
    })
  })
  return { kind, lines, total }
}

/** Departures of which customers hold unusually much without having paid. */
export async function readUnusualHolds(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { db, locale, today, limit } = asking
  const holds = await listUnusualHolds(db, clerk)
  const kind = 'unusual-hold'
  const lines = holds.slice(0, limit).map(({ tourId, name, departsOn, seats, orders }) =>
    workLine({
      key: `${kind}:${tourId}`,
      kind,
      says: kind,
      count: orders,
      seats,
      about: name[locale],
      departsOn,
      dueOn: today,
      href: paths.adminOrders(locale, { tour: tourId, state: 'awaiting_payment' }),
    }),
  )
  return { kind, lines, total: holds.length }
}

function ofOrder({ customer, orderNo, journey }: WaitingOrder, { locale }: Asking) {
  return { name: customer, number: orderNo, about: journey.name[locale], departsOn: journey.departsOn }
}
