import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import { isLocale, textIn, type Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { PromisedStay, TimedFlight } from '#modules/catalog/index.ts'
import { say } from '#platform/texts/say.ts'
import type { Difference, FlightPart, StayPart } from './differences.ts'
import { differenceTexts } from './mail/difference-texts.ts'

/** A difference in words: of what, what it was and what it is; both are empty where words would be too long. */
export type ToldDifference = { what: string; was: string; is: string }

/** The same words for mails, pages and prepared chats. */
export function tellDifference(difference: Difference, locale: Locale): ToldDifference {
  const text = differenceTexts[locale]
  switch (difference.kind) {
    case 'departs-on':
    case 'returns-on':
      return {
        what: text[difference.kind],
        was: formatDate(difference.was, locale, { weekday: true }),
        is: formatDate(difference.is, locale, { weekday: true }),
      }
    case 'start':
      return { what: text.start, was: sayStart(difference.was, locale), is: sayStart(difference.is, locale) }
    case 'flight': {
      const { from, to } = difference.is ?? difference.was ?? { from: '', to: '' }
      return {
        what: say(locale, text.flight, { route: isolateIn(locale, `${from} → ${to}`) }),
        was: sayFlight(difference.was, difference.parts, locale),
        is: sayFlight(difference.is, difference.parts, locale),
      }
    }
    case 'stay': {
      const cityName = (difference.is ?? difference.was)?.cityName
      return {
        what: say(locale, text.stay, { city: cityName ? textIn(locale, cityName) : '' }),
        was: sayStay(difference.was, difference.parts, locale),
        is: sayStay(difference.is, difference.parts, locale),
      }
    }
    case 'languages':
      return {
        what: text.languages,
        was: sayLanguages(difference.was, locale),
        is: sayLanguages(difference.is, locale),
      }
    case 'group':
      return { what: text.group, was: sayGroup(difference.was, locale), is: sayGroup(difference.is, locale) }
    case 'program':
      return { what: text.program, was: '', is: '' }
  }
}

function sayStart({ startsAt, pickUp }: (Difference & { kind: 'start' })['was'], locale: Locale): string {
  const parts = [startsAt === null ? '' : formatTime(startsAt, locale), pickUp ? textIn(locale, pickUp) : '']
  return joinOrNone(parts, locale)
}

function sayFlight(flight: TimedFlight | null, parts: readonly FlightPart[], locale: Locale): string {
  const text = differenceTexts[locale]
  if (!flight) return text.none
  const shows = (part: FlightPart) => parts.includes(part) || parts.includes('route')
  const isMoved = shows('day') || shows('hour')
  const baggage = [
    flight.bags !== null && flight.bagKg !== null ? `${flight.bags} × ${flight.bagKg} kg` : weight(flight.bagKg),
  ]
  return joinOrNone(
    [
      shows('number') ? isolateIn(locale, flight.number) : '',
      parts.includes('route') ? isolateIn(locale, `${flight.from} → ${flight.to}`) : '',
      isMoved ? say(locale, text.leaves, { moment: moment(flight.leavesOn, flight.leavesAt, locale) }) : '',
      isMoved ? say(locale, text.arrives, { moment: moment(flight.arrivesOn, flight.arrivesAt, locale) }) : '',
      ...(parts.includes('meeting') ? sayMeeting(flight, locale) : []),
      ...(parts.includes('bags')
        ? [
            said(text.bags, { weight: baggage[0] ?? '' }, locale),
            said(text.cabin, { weight: weight(flight.cabinKg) }, locale),
          ]
        : []),
    ],
    locale,
  )
}

function sayMeeting({ terminal, meetingPlace, meetsAt }: TimedFlight, locale: Locale): string[] {
  const text = differenceTexts[locale]
  const place = [
    meetsAt === null ? '' : formatTime(meetsAt, locale),
    meetingPlace ? textIn(locale, meetingPlace) : '',
  ].filter(Boolean)
  return [
    said(text.terminal, { place: terminal ?? '' }, locale),
    said(text.meeting, { place: place.join(' ') }, locale),
  ]
}

function sayStay(stay: PromisedStay | null, parts: readonly StayPart[], locale: Locale): string {
  const text = differenceTexts[locale]
  if (!stay) return text.none
  const shows = (part: StayPart) => parts.includes(part)
  return joinOrNone(
    [
      shows('city') || shows('hotel') ? isolateIn(locale, textIn(locale, stay.name)) : '',
      shows('city') ? textIn(locale, stay.cityName) : '',
      shows('stars') && stay.stars !== null ? say(locale, text.stars, { count: stay.stars }) : '',
      shows('metres') && stay.metres !== null ? say(locale, text.metres, { count: stay.metres }) : '',
      shows('board') ? text.board[stay.board] : '',
      shows('nights') ? say(locale, text.nights, { count: stay.nights }) : '',
    ],
    locale,
  )
}

function sayLanguages(codes: readonly string[], locale: Locale): string {
  return joinOrNone(
    codes.filter(isLocale).map((code) => differenceTexts[locale].language[code]),
    locale,
  )
}

function sayGroup(most: number | null, locale: Locale): string {
  const text = differenceTexts[locale]
  return most === null ? text.none : say(locale, text.people, { count: most })
}

function moment(day: PlainDate, time: string, locale: Locale): string {
  return `${formatDate(day, locale, { weekday: true })} ${formatTime(time, locale)}`
}

function weight(kg: number | null): string {
  return kg === null ? '' : `${kg} kg`
}

/** A text about something, or nothing where there is nothing. */
function said(message: string, facts: Record<string, string>, locale: Locale): string {
  return Object.values(facts).includes('')
    ? ''
    : say(
        locale,
        message,
        Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isolateIn(locale, fact)])),
      )
}

function joinOrNone(parts: readonly string[], locale: Locale): string {
  return joinList(parts.filter(Boolean), locale) || differenceTexts[locale].none
}
