import { toHijri } from '#kernel/hijri.ts'
import { addDays, weekdayOf, type PlainDate } from '#kernel/plain-date.ts'
import type { DeparturePattern, DepartureRule } from './decks.ts'

export type PatternTour = { key: string; days: number; capacity: number }

export type SchoolBreak = { name: string; startsOn: PlainDate }

/** A departure before it has prices: which rule made it, and which one of the rule's it is, counted from 1. */
export type LaidOutDeparture = {
  rule: string
  nth: number
  tour: string
  departsOn: PlainDate
  seatsTaken: number
  capacity: number
}

/**
 * The departures of the year that begins on `start`: a pure function of the day, so that a season can be laid out again.
 * Priority rules come first; no tour leaves twice on one day. In order of departure.
 */
export function layOutSeason(
  start: PlainDate,
  {
    pattern,
    tours,
    schoolBreaks,
  }: { pattern: DeparturePattern; tours: readonly PatternTour[]; schoolBreaks: readonly SchoolBreak[] },
): LaidOutDeparture[] {
  const season = new Map<string, LaidOutDeparture>()
  const end = addDays(start, pattern.horizonDays)
  for (const rule of pattern.rules.toSorted((a, b) => Number(b.priority) - Number(a.priority))) {
    const tour = tours.find(({ key }) => key === rule.tour)
    if (!tour) throw new Error(`rule ${rule.id} names tour ${rule.tour}, which does not exist`)
    const shares = pattern.occupancy[rule.occupancy]
    datesOf(rule, start, { pattern, schoolBreaks })
      .filter((day) => day > start && day <= end && (!rule.months || rule.months.includes(monthOf(day))))
      .filter((day) => !isSkipped(rule, day, tour.days, pattern))
      .filter((day) => !season.has(`${tour.key} ${day}`))
      .slice(0, rule.maxCount)
      .forEach((departsOn, index) => {
        const seatsTaken = Math.round(tour.capacity * (shares[index % shares.length] ?? 0))
        season.set(`${tour.key} ${departsOn}`, {
          rule: rule.id,
          nth: index + 1,
          tour: tour.key,
          departsOn,
          seatsTaken,
          capacity: tour.capacity,
        })
      })
  }
  return [...season.values()].toSorted((a, b) => (`${a.departsOn} ${a.tour}` < `${b.departsOn} ${b.tour}` ? -1 : 1))
}

type Calendar = { pattern: DeparturePattern; schoolBreaks: readonly SchoolBreak[] }

function datesOf(rule: DepartureRule, start: PlainDate, { pattern, schoolBreaks }: Calendar): PlainDate[] {
  switch (rule.kind) {
    case 'interval':
      return intervalDates(rule, start)
    case 'weekly':
      return days(addDays(start, rule.firstOffsetDays), addDays(start, rule.untilOffsetDays)).filter((day) =>
        rule.weekdays.includes(nameOf(day)),
      )
    case 'hijri':
      return days(start, addDays(start, pattern.horizonDays))
        .filter((day) => isHijri(day, rule))
        .flatMap((day) => rule.offsetsDays.map((offset) => addDays(day, offset)))
    case 'schoolBreak': {
      const name = pattern.breakNames[rule.calendarName]
      return schoolBreaks
        .filter((schoolBreak) => schoolBreak.name.includes(name))
        .flatMap(({ startsOn }) => rule.offsetsDays.map((offset) => addDays(startsOn, offset)))
    }
  }
}

/** An interval that is no whole number of weeks is moved forward to the weekday each time. */
function intervalDates(rule: Extract<DepartureRule, { kind: 'interval' }>, start: PlainDate): PlainDate[] {
  const until = addDays(start, rule.untilOffsetDays)
  const dates: PlainDate[] = []
  for (
    let day = onward(addDays(start, rule.firstOffsetDays), rule.weekday);
    day <= until;
    day = onward(addDays(day, rule.everyDays), rule.weekday)
  ) {
    dates.push(day)
  }
  return dates
}

function isSkipped(
  rule: DepartureRule,
  departsOn: PlainDate,
  length: number,
  { skipWindows }: DeparturePattern,
): boolean {
  return rule.skip.some((name) => {
    const { from, to } = skipWindows[name]
    return days(departsOn, addDays(departsOn, length - 1)).some((day) => {
      const hijri = toHijri(day)
      const position = hijri.month * 100 + hijri.day
      return position >= from.month * 100 + from.day && position <= to.month * 100 + to.day
    })
  })
}

function isHijri(day: PlainDate, wanted: { month: number; day: number }): boolean {
  const hijri = toHijri(day)
  return hijri.month === wanted.month && hijri.day === wanted.day
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

function nameOf(day: PlainDate): (typeof weekdays)[number] {
  return weekdays[weekdayOf(day) - 1] ?? 'mon'
}

function onward(day: PlainDate, weekday: (typeof weekdays)[number]): PlainDate {
  return nameOf(day) === weekday ? day : onward(addDays(day, 1), weekday)
}

function days(from: PlainDate, to: PlainDate): PlainDate[] {
  const all: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day)
  return all
}

function monthOf(day: PlainDate): number {
  return Number(day.slice(5, 7))
}
