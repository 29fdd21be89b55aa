import { addDays, type PlainDate } from '#kernel/plain-date.ts'

type Candidate = {
  id: string
  tourKey: string
  departsOn: PlainDate
  isRamadan: boolean
  holidays: readonly unknown[]
  seatsLeft: number
}

const MOST_PROPOSED = 6
/** Nobody plans a pilgrimage in less, and nobody chooses one that is further away by a letter of this month. */
const SOONEST_DAYS = 14
const LATEST_DAYS = 240
const FEW_SEATS = 10

/**
 * The departures that are worth telling readers now, by day: of each tour the next one that can still be planned for;
 * first those in Ramadan or in holidays and those with few places left.
 */
export function proposeDepartures(candidates: readonly Candidate[], today: PlainDate): string[] {
  const byDay = candidates
    .filter(({ departsOn }) => departsOn >= addDays(today, SOONEST_DAYS) && departsOn <= addDays(today, LATEST_DAYS))
    .toSorted((a, b) => (a.departsOn < b.departsOn ? -1 : a.departsOn > b.departsOn ? 1 : a.id < b.id ? -1 : 1))
  const nextOfTour = [...Map.groupBy(byDay, ({ tourKey }) => tourKey).values()].flatMap(([first]) => first ?? [])
  const best = new Set(nextOfTour.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_PROPOSED))
  return byDay.filter((each) => best.has(each)).map(({ id }) => id)
}

function worth({ isRamadan, holidays, seatsLeft }: Candidate): number {
  return Number(isRamadan || holidays.length > 0) * 2 + Number(seatsLeft <= FEW_SEATS)
}
