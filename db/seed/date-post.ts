import { toHijri } from '#kernel/hijri.ts'
import { addDays, addMonths, plainDate, type PlainDate } from '#kernel/plain-date.ts'

/** What a post of the demo season is dated by, so that it is read in the right time of the year. */
export const postAnchors = [
  'ramadan-start',
  'school-break-start',
  'season-opening',
  'winter-start',
  'summer-start',
] as const

export type PostAnchor = (typeof postAnchors)[number]

/** The latest day not after `today` that lies `offsetDays` from the anchor of some season. */
export function datePost(
  { anchor, offsetDays }: { anchor: PostAnchor; offsetDays: number },
  { today, schoolBreaks }: { today: PlainDate; schoolBreaks: readonly PlainDate[] },
): PlainDate {
  const days = anchorDays[anchor]({ today, schoolBreaks }).map((day) => addDays(day, offsetDays))
  const past = days.filter((day) => day <= today).toSorted()
  return past.at(-1) ?? addMonths(days[0] ?? today, -12)
}

type Season = { today: PlainDate; schoolBreaks: readonly PlainDate[] }

const RAMADAN = 9
const MUHARRAM = 1

const anchorDays: Record<PostAnchor, (season: Season) => PlainDate[]> = {
  'ramadan-start': ({ today }) => firstDaysOf(RAMADAN, today),
  'school-break-start': ({ today, schoolBreaks }) => [...schoolBreaks, ...sameDayOfYears(today, '01-25')],
  // Groups leave again in the month after Hajj.
  'season-opening': ({ today }) => firstDaysOf(MUHARRAM, today),
  'winter-start': ({ today }) => sameDayOfYears(today, '12-01'),
  'summer-start': ({ today }) => sameDayOfYears(today, '06-01'),
}

/** The first days of a Hijri month within two years before and a year after `today`. */
function firstDaysOf(month: number, today: PlainDate): PlainDate[] {
  const days = Array.from({ length: 1100 }, (_, index) => addDays(today, index - 730))
  return days.filter((day) => {
    const hijri = toHijri(day)
    return hijri.month === month && hijri.day === 1
  })
}

function sameDayOfYears(today: PlainDate, monthAndDay: string): PlainDate[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].map((each) => plainDate(`${each}-${monthAndDay}`))
}
