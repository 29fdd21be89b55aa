import { activeTests } from './choose-departures.ts'
import { holidayKinds } from './holiday-marks.ts'
import { keyStayOf, type DepartureFacts } from './season.ts'

/** The departures of a list in groups: one of each, and the group that each departure is in, by its place in the list. */
export type Alike = { likes: readonly DepartureFacts[]; groupOf: readonly number[] }

const known = new WeakMap<readonly DepartureFacts[], Alike>()

/** Groups departures that are alike in everything that is counted of a list. A list is grouped once. */
export function alikeIn(departures: readonly DepartureFacts[]): Alike {
  const groups = known.get(departures) ?? group(departures)
  known.set(departures, groups)
  return groups
}

function group(departures: readonly DepartureFacts[]): Alike {
  const numbers = new Map<string, number>()
  const likes: DepartureFacts[] = []
  const groupOf = departures.map((departure) => {
    const mark = markOf(departure)
    const number = numbers.get(mark) ?? likes.push(departure) - 1
    numbers.set(mark, number)
    return number
  })
  return { likes, groupOf }
}

/** What is asked of a departure with yes or no. */
const questions = activeTests({
  ramadan: true,
  family: true,
  economy: true,
  near: true,
  direct: true,
  certain: true,
  availability: 'available',
})

const marks = new WeakMap<DepartureFacts, string>()

function markOf(departure: DepartureFacts): string {
  const mark = marks.get(departure) ?? JSON.stringify(countedOf(departure))
  marks.set(departure, mark)
  return mark
}

function countedOf(departure: DepartureFacts): unknown[] {
  const { tour, durationBucket, holidays } = departure
  return [
    tour.kind,
    durationBucket,
    keyStayOf(tour.stays)?.stars,
    tour.airline?.code,
    tour.guideLanguages,
    holidayKinds.filter((kind) => holidays.some((holiday) => holiday.kind === kind)),
    questions.map(({ passes }) => passes(departure)),
  ]
}
