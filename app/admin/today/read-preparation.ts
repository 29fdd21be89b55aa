import { paths } from '#app/addresses/paths.ts'
import { openDaysAfter, openDaysBefore } from '#kernel/closed-days.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { papersLeadOf, type PapersTime } from '#modules/booking/index.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Readiness } from '#modules/operations/index.server.ts'
import { prepareBy } from '#modules/staff-desk/index.ts'
import type { OpsView } from '../operations/ops-query.ts'
import { workLine, type Asking, type WorkLine, type WorkOfKind } from './work-line.ts'

type Preparation = 'passport' | 'visa' | 'room'

/** How many days before a departure something has to be there: hotels want names. Of papers it is settled. */
const leadDays = { visa: 14, room: 10 } as const

const SHOWN_BEFORE_DAYS = 7

/** The last day of departure of which anything can be work of the coming week. */
export function preparedUntil(today: PlainDate, papers: PapersTime): PlainDate {
  const week = addDays(today, SHOWN_BEFORE_DAYS)
  const ofPapers = openDaysAfter(week, papers.leadDays, papers.closed)
  const ofOthers = addDays(week, Math.max(...Object.values(leadDays)))
  return ofPapers > ofOthers ? ofPapers : ofOthers
}

export type PreparedDeparture = { departure: PlannedDeparture; readiness: Readiness }

/** What leaves in the coming weeks, and by when its papers have to be there. */
export type Prepared = {
  departures: PreparedDeparture[]
  papers: PapersTime
  /** Everything that leaves for as long as anything is looked at, however ready. */
  planned: PlannedDeparture[]
}

/**
 * What the people of the coming departures lack, a line for a day and a kind: the numbers are those of the day's list that
 * the line opens. A day is named where a journey of more than a day lacks something.
 */
export function preparationWork(
  departures: readonly PreparedDeparture[],
  { locale, today, limit }: Pick<Asking, 'locale' | 'today' | 'limit'>,
  papers: PapersTime,
): WorkOfKind[] {
  const byOf = (kind: Preparation, departsOn: PlainDate, isAbroad: boolean) =>
    kind === 'passport'
      ? openDaysBefore(departsOn, papersLeadOf(isAbroad, papers.leadDays), papers.closed)
      : addDays(departsOn, -leadDays[kind])
  const byDay = [...Map.groupBy(departures, ({ departure }) => departure.departsOn)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  return (['visa', 'passport', 'room'] as const).map((kind) => {
    const lines = byDay.flatMap(([date, ofDay]): WorkLine[] => {
      const lacking = ofDay.filter((each) => lackingOf(each, kind) > 0)
      // A season has many departures a day, and open days are counted off in a calendar.
      const ways = new Set(lacking.map(({ departure }) => goesAbroad(departure.kind)))
      const [by = date] = [...ways].map((isAbroad) => byOf(kind, date, isAbroad)).toSorted()
      if (daysBetween(today, by) > SHOWN_BEFORE_DAYS) return []
      const journeys = lacking.filter(({ departure }) => departure.returnsOn > departure.departsOn)
      if (journeys.length === 0) return []
      return [
        workLine({
          key: `${kind}:${date}`,
          kind,
          says: kind,
          count: lacking.reduce((sum, each) => sum + lackingOf(each, kind), 0),
          about: journeys.map(({ departure }) => departure.name[locale]).join(' · '),
          departsOn: date,
          dueOn: prepareBy(by, date, today),
          href: paths.adminDate(locale, 'ops', date, { view: viewOf[kind] }),
        }),
      ]
    })
    return { kind, lines: lines.slice(0, limit), total: lines.length }
  })
}

const viewOf = { passport: 'missing', visa: 'visaless', room: 'roomless' } as const satisfies Record<
  Preparation,
  OpsView
>

function lackingOf({ readiness }: PreparedDeparture, kind: Preparation): number {
  if (kind === 'passport') return readiness.withoutPapers
  return kind === 'visa' ? readiness.visas.open : readiness.roomless
}
