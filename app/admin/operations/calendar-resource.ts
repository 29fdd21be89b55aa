import { answerCalendar } from '#app/acts/calendar/answer-calendar.ts'
import { toldFlight, toldRide, toldStart } from '#app/acts/calendar/tell-change.ts'
import { flightEvents, rideEvent, startEvents } from '#app/acts/calendar/road-events.ts'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { adminOf, requireAdmin } from '#app/http/middleware/staff.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { CalendarEvent } from '#kernel/calendar-file.ts'
import { listDeparturesBetween, listFlightTimes, listStarts } from '#modules/catalog/index.server.ts'
import { listRidesOfDay } from '#modules/operations/index.server.ts'
import type { Route } from './+types/calendar-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAdmin]

/** The calendar of those who carry a day out: its departures, flights with their meetings, and all rides; it names nobody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  if (!date) throw new Response(null, { status: 404 })
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const text = translator(locale, 'calendar')
  const departures = await listDeparturesBetween(db, { from: date, to: date })
  const departureIds = departures.map(({ departureId }) => departureId)
  const flights = await listFlightTimes(db, departureIds, locale)
  const starts = await listStarts(db, departureIds, locale)
  const rides = await listRidesOfDay(db, admin, date)
  const uid = (what: string) => `${what}@${env.publicUrl.hostname}`
  const events = departures.flatMap(({ id, departureId, name, departsOn, returnsOn }): CalendarEvent[] => [
    { uid: uid(id), title: name[locale], isBusy: false, from: departsOn, to: returnsOn },
    ...startEvents(
      uid(id),
      { title: name[locale], day: departsOn, start: toldStart(starts.get(departureId), locale) },
      text,
    ),
    ...(flights.get(departureId) ?? []).flatMap((flight, nth) =>
      flightEvents(uid(`${id}-${nth}`), toldFlight(flight, locale), text),
    ),
  ])
  return answerCalendar(`departures-${date}`, {
    writtenAt: new Date(),
    events: [...events, ...rides.map((ride) => rideEvent(uid(ride.id), toldRide(ride, locale), text))],
  })
}
