import type { translator } from '#app/messages/translator.ts'
import { minutesAfter, type CalendarEvent } from '#kernel/calendar-file.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

type Words = ReturnType<typeof translator<'calendar'>>

/** A flight with the zones of its airports, and where its group meets. */
export type CalendarFlight = {
  number: string
  from: string
  to: string
  zones: { from: string; to: string }
  leavesOn: PlainDate
  leavesAt: string
  arrivesOn: PlainDate
  arrivesAt: string
  meetsOn: PlainDate
  meetsAt: string | null
  meetingPlace: string | null
  /** What was last changed, in a sentence; empty where nothing was. */
  changed: string
  meetingChanged: string
}

/** A ride; its hours are by the clocks of wherever its travellers are. */
export type CalendarRide = { kind: 'bus' | 'train' | 'transfer'; id: string; name: string; route: string } & {
  leavesOn: PlainDate
  leavesAt: string
  meeting: string
  /** What was last changed, in a sentence; empty where nothing was. */
  changed: string
}

/** When and where a departure sets off, and what was last changed of it. */
type CalendarStart = { at: string | null; pickUp: string | null; changed: string }

const MEETING_MINUTES = 30

/** A flight and, where it is known, the meeting before it. `uid` names both for good. */
export function flightEvents(uid: string, flight: CalendarFlight, text: Words): CalendarEvent[] {
  const { number, from, to, zones, leavesOn, leavesAt, arrivesOn, arrivesAt, meetsOn, meetsAt, meetingPlace } = flight
  const { changed, meetingChanged } = flight
  const meets = meetsAt !== null && { day: meetsOn, time: meetsAt, zone: zones.from }
  return [
    ...(meets
      ? [
          {
            uid: `meeting-${uid}`,
            title: text('meeting', { number }),
            description: meetingChanged,
            location: meetingPlace ?? '',
            isBusy: true,
            starts: meets,
            ends: minutesAfter(meets, MEETING_MINUTES),
          },
        ]
      : []),
    {
      uid: `flight-${uid}`,
      title: text('flight', { number, from, to }),
      description: changed,
      location: from,
      isBusy: true,
      starts: { day: leavesOn, time: leavesAt, zone: zones.from },
      ends: { day: arrivesOn, time: arrivesAt, zone: zones.to },
    },
  ]
}

const START_MINUTES = 30

/** The start of a departure at its pick-up point, where its hour is known; by the clocks of that place. */
export function startEvents(
  uid: string,
  { title, day, start }: { title: string; day: PlainDate; start: CalendarStart | undefined },
  text: Words,
): CalendarEvent[] {
  if (!start?.at) return []
  const starts = { day, time: start.at, zone: null }
  const told = { uid: `start-${uid}`, title: text('start', { title }), location: start.pickUp ?? '' }
  return [{ ...told, description: start.changed, isBusy: true, starts, ends: minutesAfter(starts, START_MINUTES) }]
}

const RIDE_MINUTES = 60
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A ride as an event; one whose hour is not known takes its whole day. */
export function rideEvent(uid: string, ride: CalendarRide, text: Words): CalendarEvent {
  const { kind, name, route, leavesOn, leavesAt, meeting, changed } = ride
  const description = [route, changed].filter(Boolean).join('\n')
  const told = { uid, title: `${text(kind)}: ${name}`, description, location: meeting }
  if (!CLOCK.test(leavesAt)) return { ...told, isBusy: false, from: leavesOn, to: leavesOn }
  const starts = { day: leavesOn, time: leavesAt, zone: null }
  return { ...told, isBusy: true, starts, ends: minutesAfter(starts, RIDE_MINUTES) }
}
