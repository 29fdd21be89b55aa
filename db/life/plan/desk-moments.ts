import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { arrangeDate, type Arranging } from '../acts/arrange-date.ts'
import { askUs, waitForSeats } from '../acts/ask.ts'
import { enterBankLines } from '../acts/enter-bank-lines.ts'
import { handOutCards } from '../acts/hand-out-cards.ts'
import { keepMosqueGroup } from '../acts/keep-mosque-groups.ts'
import {
  reportReaders,
  sendLastNewsletter,
  subscribeLateReaders,
  subscribeReaders,
  writeNextNewsletter,
} from '../acts/keep-newsletters.ts'
import { markOnTheRoad } from '../acts/mark-on-the-road.ts'
import { openLinks } from '../acts/open-links.ts'
import { keepPassport } from '../acts/prepare-travellers.ts'
import { reserveChairs } from '../acts/reserve-chairs.ts'
import { rideOnTheRoad } from '../acts/ride-on-the-road.ts'
import { sellByAgency } from '../acts/sell-by-agency.ts'
import { sellByOffers } from '../acts/sell-by-offer.ts'
import { answerDayAndNight, stayInTouch } from '../acts/stay-in-touch.ts'
import { tellHowItWas } from '../acts/tell-how-it-was.ts'
import { ticketTravellers } from '../acts/ticket-travellers.ts'
import { writeNotes } from '../acts/write-notes.ts'
import { markAllNewsRead } from '#modules/staff-desk/index.server.ts'
import type { World } from '../world.ts'
import { asks, type Ask } from './asks.ts'
import type { Moment } from './moments.ts'
import { mosqueGroups } from './mosque-groups.ts'
import type { LivedDeparture } from './party.ts'

const HOUR = 3_600_000

/** Of so many journeys that came back leaders marked what happened. */
const MARKED_JOURNEYS = 8

/** Of so many days on which people came back some have told how it was. */
const TOLD_DAYS = 8

/** So many days after it. */
const TOLD_AFTER = 4

/** For so many of the nearest days of departure chairs are contracted. */
const CHAIRED_DATES = 6

/** The nearest journeys, the first of them nearly ready. */
const arrangings: Arranging[] = [
  {
    visas: [
      'granted',
      'granted',
      'applied',
      'granted',
      'granted',
      'granted',
      'refused',
      'granted',
      'granted',
      'applied',
      'granted',
      'granted',
    ],
    hasRooms: true,
    hasBus: true,
    isPrepared: true,
  },
  { visas: ['applied', 'applied', 'ready', 'to-collect'], hasRooms: true, hasBus: false, isPrepared: false },
  { visas: ['ready', 'to-collect', 'to-collect'], hasRooms: false, hasBus: false, isPrepared: false },
]

/** A journey that has begun: whoever is on the road has a visa, a room, a place in the bus and permits. */
const arrangedWhole: Arranging = { visas: ['granted'], hasRooms: true, hasBus: true, isPrepared: true }

const waiting: (Ask & { seats: number })[] = [
  {
    name: 'Safiye Ergün',
    locale: 'tr',
    phone: '+90 532 000 9970',
    email: 'safiye.ergun@example.com',
    hoursAgo: 0.5,
    seats: 2,
  },
  {
    name: 'Tariq Darwish',
    locale: 'ar',
    phone: '+90 532 000 9971',
    email: 'tariq.darwish@example.org',
    hoursAgo: 0.4,
    seats: 3,
  },
  {
    name: 'Furkan Akın',
    locale: 'tr',
    phone: '+90 532 000 9972',
    email: 'furkan.akin@example.net',
    hoursAgo: 0.3,
    seats: 1,
  },
]

/** What the last days have brought to the desks of the staff. */
export function deskMoments(departures: readonly LivedDeparture[], startedAt: Date): Moment[] {
  const today = dayInIstanbul(startedAt)
  const ago = (hours: number) => new Date(startedAt.getTime() - hours * HOUR)
  const coming = departures.filter(({ departsOn, isAbroad }) => isAbroad && departsOn > addDays(today, 2))
  const dates = [...new Set(coming.map(({ departsOn }) => departsOn))]
  // Those at home hear of a journey until two days after it.
  const onRoad = departures.filter(
    ({ departsOn, returnsOn, isAbroad }) => isAbroad && departsOn <= today && returnsOn >= addDays(today, -2),
  )
  const underWay = [...new Set(onRoad.map(({ departsOn }) => departsOn))]
  const last = departures.findLast(({ returnsOn, isAbroad }) => isAbroad && returnsOn < today)
  // Whoever has come back is in no workspace any more: their journeys are marked on the way.
  const returned = departures
    .filter(({ returnsOn, isAbroad }) => isAbroad && returnsOn < addDays(today, -2))
    .slice(-MARKED_JOURNEYS)
  const backOn = departures.map(({ returnsOn }) => returnsOn).filter((day) => addDays(day, TOLD_AFTER) < today)
  const toldDays = [...new Set(backOn)].toSorted().slice(-TOLD_DAYS)
  const full = coming.find(({ wanted, capacity }) => wanted === capacity)
  const offered = coming.find(
    ({ departsOn, wanted, capacity }) => departsOn > addDays(today, 40) && capacity - wanted > 20,
  )
  const free = coming
    .filter(
      ({ departsOn, hasRooms, tourId }) => departsOn > addDays(today, 60) && hasRooms && tourId !== offered?.tourId,
    )
    .toSorted((a, b) => b.capacity - b.wanted - (a.capacity - a.wanted))
  const thisMorning = ago(9)
  return [
    { at: thisMorning, act: ({ tx, staff }) => markAllNewsRead(tx, staff.owner, thisMorning) },
    ...asks.map((ask) => ({ at: ago(ask.hoursAgo), act: (world: World) => askUs(world, ask, ago(ask.hoursAgo)) })),
    ...arrangings.flatMap((arranging, nth): Moment[] => {
      const date = dates[nth]
      const at = ago(0.25 - nth / 100)
      return date ? [{ at, act: (world) => arrangeDate(world, date, arranging, at) }] : []
    }),
    { at: ago(24 * 60), act: answerDayAndNight },
    ...dates.slice(0, arrangings.length).map((date, nth): Moment => {
      const at = ago(0.22 - nth / 100)
      return { at, act: (world) => stayInTouch(world, date, at) }
    }),
    ...dates.slice(0, CHAIRED_DATES).map((date, nth): Moment => {
      const at = ago(0.19 - nth / 100)
      return { at, act: (world) => reserveChairs(world, date, at) }
    }),
    ...underWay.flatMap((date): Moment[] => {
      const before = (hours: number) => new Date(startInIstanbul(date).getTime() - hours * HOUR)
      return [
        { at: before(9), act: (world) => arrangeDate(world, date, arrangedWhole, before(9)) },
        { at: before(8), act: (world) => rideOnTheRoad(world, date, before(8)) },
        { at: before(7), act: (world) => reserveChairs(world, date, before(7)) },
        { at: before(6), act: (world) => stayInTouch(world, date, before(6)) },
        { at: before(5), act: (world) => handOutCards(world, date, before(5)) },
      ]
    }),
    ...dates.slice(0, 1).flatMap((date): Moment[] => [
      // Some of those who travel next choose after that what their card says: theirs is an old one.
      { at: ago(0.23), act: (world) => handOutCards(world, date, ago(0.23)) },
      { at: ago(0.2), act: (world) => ticketTravellers(world, date, ago(0.2)) },
    ]),
    ...[...onRoad, ...returned].map((departure): Moment => {
      const day = [addDays(departure.departsOn, 7), departure.returnsOn].toSorted()[0] ?? departure.departsOn
      const at = new Date(Math.min(startInIstanbul(day).getTime(), ago(0.2).getTime()))
      return { at, act: (world) => markOnTheRoad(world, departure, at) }
    }),
    { at: ago(24 * 28), act: (world) => subscribeReaders(world, ago(24 * 28)) },
    { at: ago(24 * 27.5), act: (world) => reportReaders(world, ago(24 * 27.5)) },
    { at: ago(24 * 27), act: (world) => sendLastNewsletter(world, ago(24 * 27)) },
    { at: ago(2), act: (world) => subscribeLateReaders(world, ago(2)) },
    { at: ago(20), act: (world) => writeNextNewsletter(world, ago(20)) },
    ...toldDays.map((day, turn): Moment => {
      const at = new Date(startInIstanbul(addDays(day, TOLD_AFTER)).getTime() + 12 * HOUR)
      return { at, act: (world) => tellHowItWas(world, day, turn, at) }
    }),
    { at: ago(0.15), act: (world) => enterBankLines(world, ago(0.15)) },
    { at: ago(0.14), act: (world) => writeNotes(world, { next: coming[0]?.tourId, last: last?.tourId }, ago(0.14)) },
    { at: ago(0.12), act: (world) => openLinks(world, ago(0.12)) },
    ...(last ? [{ at: ago(0.1), act: (world: World) => keepPassport(world, last.departsOn, ago(0.1)) }] : []),
    ...(offered
      ? [
          { at: ago(0.13), act: (world: World) => sellByOffers(world, offered.tourId, ago(0.13)) },
          { at: ago(0.11), act: (world: World) => sellByAgency(world, offered.tourId, ago(0.11)) },
        ]
      : []),
    ...mosqueGroups.flatMap((group, nth): Moment[] => {
      const departure = free[nth]
      const at = ago(group.daysAgo * 24)
      const hasSeats = departure !== undefined && departure.capacity - departure.wanted >= group.people
      const tourId = hasSeats ? departure.tourId : null
      if (group.step !== 'list' && tourId === null) return []
      return [{ at, act: (world) => keepMosqueGroup(world, group, { nth, tourId }, at) }]
    }),
    ...(full
      ? waiting.map(({ seats, ...ask }) => ({
          at: ago(ask.hoursAgo),
          act: (world: World) => waitForSeats(world, ask, { tourId: full.tourId, seats }, ago(ask.hoursAgo)),
        }))
      : []),
  ]
}
