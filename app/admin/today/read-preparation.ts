import { paths } from '#app/addresses/paths.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Readiness } from '#modules/operations/index.server.ts'
import { prepareBy } from '#modules/staff-desk/index.ts'
import type { OpsView } from '../operations/ops-query.ts'
import { workLine, type Asking, type WorkLine, type WorkOfKind } from './work-line.ts'

/** How many days before a departure something has to be there: consulates take weeks, and hotels want names. */
const leadDays = { passport: 30, visa: 14, room: 10 } as const

type Preparation = keyof typeof leadDays

const SHOWN_BEFORE_DAYS = 7

/** The last day of departure of which anything can be work of the coming week. */
export function preparedUntil(today: PlainDate): PlainDate {
  return addDays(today, Math.max(...Object.values(leadDays)) + SHOWN_BEFORE_DAYS)
}

export type PreparedDeparture = { departure: PlannedDeparture; readiness: Readiness }

/**
 * What the people of the coming departures lack, a line for a day and a kind: the numbers are those of the day's list that
 * the line opens. A day is named where a journey of more than a day lacks something.
 */
export function preparationWork(
  departures: readonly PreparedDeparture[],
  { locale, today, limit }: Pick<Asking, 'locale' | 'today' | 'limit'>,
): WorkOfKind[] {
  const byDay = [...Map.groupBy(departures, ({ departure }) => departure.departsOn)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  return (['visa', 'passport', 'room'] as const).map((kind) => {
    const lines = byDay.flatMap(([date, ofDay]): WorkLine[] => {
      if (daysBetween(today, date) > leadDays[kind] + SHOWN_BEFORE_DAYS) return []
      const lacking = ofDay.filter((each) => lackingOf(each, kind) > 0)
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
          dueOn: prepareBy(date, leadDays[kind], today),
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
