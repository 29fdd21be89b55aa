import { answerCalendar } from '#app/acts/calendar/answer-calendar.ts'
import { toldFlight, toldRide, toldStart } from '#app/acts/calendar/tell-change.ts'
import { flightEvents, rideEvent, startEvents } from '#app/acts/calendar/road-events.ts'
import { paths } from '#app/addresses/paths.ts'
import { localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { CalendarEvent } from '#kernel/calendar-file.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { isAlive } from '#modules/booking/index.ts'
import { findOrderByPocket, type Order } from '#modules/booking/index.server.ts'
import { listFlightTimes, listStarts } from '#modules/catalog/index.server.ts'
import { listRoadFacts } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/calendar-resource.ts'
import { findAskedOrder } from './find-asked-order.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/**
 * The calendar of an order in the order's language: journeys, flights by the clocks of their airports, meetings, rides, and for
 * its buyer the days on which something is due. Opened as the pocket page is.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const token = url.searchParams.get('p')
  const asked = { id: params.orderId, secret: url.searchParams.get('t'), user: context.get(sessionContext) }
  const order = token === null ? await findAskedOrder(db, asked) : await findOrderByPocket(db, params.orderId, token)
  if (!order || !isAlive(order.state)) throw new Response(null, { status: 404 })
  const host = env.publicUrl.hostname
  const page = token
    ? paths.pocket(context.get(localeContext), order.publicId, { p: token })
    : paths.order(order.locale, order.publicId, order.accessToken)
  const setting = { host, address: new URL(page, env.publicUrl).href }
  const events = [...(await journeyEvents(db, order, setting)), ...(token === null ? dueEvents(order, setting) : [])]
  return answerCalendar(order.orderNo, { writtenAt: new Date(), events })
}

type Setting = { host: string; address: string }

async function journeyEvents(db: Db, order: Order, { host, address }: Setting): Promise<CalendarEvent[]> {
  const { locale, tours, orderNo } = order
  const text = translator(locale, 'calendar')
  const departureIds = tours.map(({ departureId }) => departureId)
  const flights = await listFlightTimes(db, departureIds, locale)
  const starts = await listStarts(db, departureIds, locale)
  const road = await listRoadFacts(
    db,
    tours.map(({ departureId, departsOn, passengers }) => ({
      departureId,
      departsOn,
      travellerIds: passengers.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id),
    })),
  )
  return tours.flatMap((tour, at): CalendarEvent[] => {
    const uid = (what: string) => `${orderNo}-${at}-${what}@${host}`
    return [
      {
        uid: uid('journey'),
        title: tour.tourName[locale],
        description: `${text('order-no', { orderNo })}\n${address}`,
        isBusy: false,
        from: tour.departsOn,
        to: tour.returnsOn,
      },
      ...startEvents(
        uid('start'),
        { title: tour.tourName[locale], day: tour.departsOn, start: toldStart(starts.get(tour.departureId), locale) },
        text,
      ),
      ...(flights.get(tour.departureId) ?? []).flatMap((flight, nth) =>
        flightEvents(uid(String(nth)), toldFlight(flight, locale), text),
      ),
      ...(road[at]?.rides ?? []).map((ride) => rideEvent(uid(ride.id), toldRide(ride, locale), text)),
    ]
  })
}

/** What the customer pays themselves; parts of other payers are theirs to know. */
function dueEvents({ parts, orderNo, locale }: Order, { host, address }: Setting): CalendarEvent[] {
  const text = translator(locale, 'calendar')
  return parts.flatMap(({ id, amount, dueOn, paidAt, payer }) =>
    dueOn === null || paidAt !== null || payer !== null
      ? []
      : [
          {
            uid: `${orderNo}-due-${id}@${host}`,
            title: text('due', { amount: formatMoney(amount, locale, { cents: true }) }),
            description: `${text('order-no', { orderNo })}\n${address}`,
            isBusy: false,
            from: dueOn,
            to: dueOn,
          },
        ],
  )
}
