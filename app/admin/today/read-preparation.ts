import { paths } from '#app/addresses/paths.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { papersLeadOf } from '#modules/booking/index.ts'
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

/** The last day of departure of which anything can be work of the coming week; papers are needed `papersLeadDays` before. */
export function preparedUntil(today: PlainDate, papersLeadDays: number): PlainDate {
  return addDays(today, Math.max(papersLeadDays, ...Object.values(leadDays)) + SHOWN_BEFORE_DAYS)
}

export type PreparedDeparture = { departure: PlannedDeparture; readiness: Readiness }

/**
 * What the people of the coming departures lack, a line for a day and a kind: the numbers are those of the day's list that
 * the line opens. A day is named where a journey of more than a day lacks something.
 */
export function preparationWork(
  departures: readonly PreparedDeparture[],
  { locale, today, limit }: Pick<Asking, 'locale' | 'today' | 'limit'>,
  papersLeadDays: number,
): WorkOfKind[] {
  const leadOf = (kind: Preparation, { departure }: PreparedDeparture) =>
    kind === 'passport' ? papersLeadOf(goesAbroad(departure.kind), papersLeadDays) : leadDays[kind]
  const byDay = [...Map.groupBy(departures, ({ departure }) => departure.departsOn)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  return (['visa', 'passport', 'room'] as const).map((kind) => {
    const lines = byDay.flatMap(([date, ofDay]): WorkLine[] => {
      const lacking = ofDay.filter((each) => lackingOf(each, kind) > 0)
      const lead = Math.max(0, ...lacking.map((each) => leadOf(kind, each)))
      if (daysBetween(today, date) > lead + SHOWN_BEFORE_DAYS) return []
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
          dueOn: prepareBy(date, lead, today),
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
