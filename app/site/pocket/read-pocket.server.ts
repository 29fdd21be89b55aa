import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { isAlive } from '#modules/booking/index.ts'
import { pocketTokenOf, type Order } from '#modules/booking/index.server.ts'
import {
  listFlightTimes,
  listStarts,
  listStaysOfDepartures,
  type TravelledFlight,
  type TravelledStart,
} from '#modules/catalog/index.server.ts'
import { getSite } from '#modules/content/index.server.ts'
import { listRoadFacts, type RoadGuide, type RoadRide, type RoadRoom } from '#modules/operations/index.server.ts'
import { nextOf, type PlannedStep } from '#modules/planner/index.ts'
import { readPlans } from '#modules/planner/index.server.ts'
import type { PrayersOfDay } from '#modules/road/index.ts'
import { dutyPhoneSetting, prayersOfDay } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readChairs } from '../chairs/read-chairs.server.ts'
import type { FamilyNews } from '../order/family-news.tsx'
import { readFamilyNews } from '../order/read-family-news.server.ts'
import { readPermits } from '../order/read-permits.server.ts'
import { shownPermits } from '../order/shown-permits.ts'
import { daysAhead } from '#app/acts/road/days-ahead.ts'
import { todayOnRoad, type RoadChair, type RoadMoment, type RoadPermit } from '#app/acts/road/today-on-road.ts'

/** A hotel as its guest and the guest's driver need it. */
export type PocketStay = {
  name: string
  city: string
  /** As it stands on the sign. */
  nameAr: string
  cityAr: string
  addressAr: string
  gate: string
  nights: number
  point: { latitude: number; longitude: number } | null
  rooms: (Pick<RoadRoom, 'number' | 'change'> & { name: string })[]
}

export type PocketJourney = {
  title: string
  departsOn: PlainDate
  returnsOn: PlainDate
  flies: boolean
  start: TravelledStart | null
  flights: TravelledFlight[]
  rides: RoadRide[]
  /** Those who sleep in Madinah and were not asked for a day yet have a visit that is still to come. */
  permits: RoadPermit[]
  /** How long a visit to the Rawdah is. */
  visitMinutes: number
  chairs: RoadChair[]
  stays: PocketStay[]
}

/** A day on the road: what is on, and the hours of prayer of the cities in which somebody is on it. */
export type DayOnRoad = { day: PlainDate; moments: RoadMoment[]; prayers: PrayersOfDay[] }

/** The pocket page of an order; nothing in it names papers, nor who pays but the buyer. */
export type Pocket = {
  publicId: string
  orderNo: string
  isStanding: boolean
  journeys: PocketJourney[]
  /** What each of those who travel does next. */
  steps: { name: string; step: PlannedStep }[]
  guides: RoadGuide[]
  duty: string
  agency: { name: string; phone: string }
  /** Every day of the journey that is still to come, from the day before it: what is kept is read on any of them. */
  days: DayOnRoad[]
  /** When the page was made. */
  now: Date
  /** For whom those at home may hear of the journey. */
  family: FamilyNews[]
  /** What the buyer owes; nothing for whoever has only the page's own link. */
  money:
    | (Pick<Order, 'remaining' | 'paymentToken'> & {
        parts: Pick<Order['parts'][number], 'amount' | 'dueOn'>[]
        secret: string
        sharedToken: string
      })
    | null
  /** Where the calendar of the journey is, for whoever sees this page. */
  calendarPath: string
  /** Until when a telephone may keep the page. */
  keptUntil: Date
}

/** Reads the pocket page of an order as its buyer sees it, or somebody of the journey. */
export async function readPocket(
  db: Db,
  { order, isBuyer, locale }: { order: Order; isBuyer: boolean; locale: Locale },
  now: Date,
): Promise<Pocket> {
  const isStanding = isAlive(order.state)
  const tours = isStanding ? order.tours : []
  const departureIds = tours.map(({ departureId }) => departureId)
  const flights = await listFlightTimes(db, departureIds, locale)
  const starts = await listStarts(db, departureIds, locale)
  const stays = await listStaysOfDepartures(db, departureIds)
  const journeys = tours.map(({ departureId, departsOn, passengers }) => ({
    departureId,
    departsOn,
    travellerIds: passengers.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id),
  }))
  const road = await listRoadFacts(db, journeys)
  const permits = await readPermits(db, { tours })
  const chairs = await readChairs(db, { tours })
  const site = await getSite(db, locale)
  const today = dayInIstanbul(now)
  const lastDay =
    tours
      .map(({ returnsOn }) => returnsOn)
      .toSorted()
      .at(-1) ?? today
  const shown = tours.map((tour, at): PocketJourney => {
    const nameOf = new Map(tour.passengers.map(({ id, firstName }) => [id, firstName]))
    const rooms = road[at]?.rooms ?? []
    return {
      title: tour.tourName[locale],
      departsOn: tour.departsOn,
      returnsOn: tour.returnsOn,
      start: starts.get(tour.departureId) ?? null,
      flies: Boolean(tour.originCode),
      flights: flights.get(tour.departureId) ?? [],
      rides: road[at]?.rides ?? [],
      permits: tour.passengers.flatMap(({ id, firstName }) =>
        shownPermits(permits.people[id]?.permits, tour).map((permit) => ({
          ...permit,
          name: firstName,
          earlyMinutes: permits.rules.earlyMinutes,
        })),
      ),
      visitMinutes: permits.rules.minutes,
      chairs: tour.passengers.flatMap(({ id, firstName }) =>
        (chairs[id] ?? []).map((chair) => ({ ...chair, name: firstName })),
      ),
      stays: (stays.get(tour.departureId) ?? []).map(({ key, name, cityName, addressAr, nearestGate, ...stay }) => ({
        ...stay,
        name: name[locale],
        city: cityName[locale],
        nameAr: name.ar,
        cityAr: cityName.ar,
        addressAr,
        gate: nearestGate[locale],
        rooms: rooms
          .filter((room) => room.stay === key)
          .map(({ travellerId, number, change }) => ({ name: nameOf.get(travellerId) ?? '', number, change })),
      })),
    }
  })
  const onRoad = shown.map((journey, at) => ({
    ...journey,
    stays: stays.get(departureIds[at] ?? '') ?? [],
    leavings: [...journey.flights, ...journey.rides],
  }))
  const { remaining, paymentToken, parts, accessToken } = order
  return {
    publicId: order.publicId,
    orderNo: order.orderNo,
    isStanding,
    journeys: shown,
    steps: await nextSteps(db, order.id, now),
    guides: unique(road.flatMap(({ guides }) => guides)),
    duty: await readSetting(db, dutyPhoneSetting),
    agency: { name: site.brand, phone: site.phone },
    family: await readFamilyNews(db, order, Object.fromEntries(flights), now),
    days: daysAhead(tours, now).map((day) => ({
      day,
      moments: todayOnRoad(shown, day),
      prayers: prayersOfDay(onRoad, day),
    })),
    now,
    money: isBuyer
      ? {
          remaining,
          paymentToken,
          parts: parts.filter(({ paidAt, payer }) => paidAt === null && payer === null),
          secret: accessToken,
          sharedToken: pocketTokenOf(accessToken),
        }
      : null,
    calendarPath: paths.orderCalendar(
      locale,
      order.publicId,
      isBuyer ? { t: accessToken } : { p: pocketTokenOf(accessToken) },
    ),
    keptUntil: new Date(`${addDays(lastDay, 3)}T00:00:00Z`),
  }
}

async function nextSteps(db: Db, orderId: string, now: Date): Promise<Pocket['steps']> {
  const [plan] = await readPlans(db, { orderId }, now)
  return (plan?.people ?? []).flatMap(({ id, name, steps }) => {
    const step = nextOf(steps)
    return id !== null && step ? [{ name, step }] : []
  })
}

/** Two journeys of a day have the same guides. */
function unique(guides: readonly RoadGuide[]): RoadGuide[] {
  return [...new Map(guides.map((guide) => [guide.id, guide])).values()]
}
