import { addDays, weekdayOf, type PlainDate } from '#kernel/plain-date.ts'
import { momentOf, type CityStay, type DayWindow, type PermitSeason } from './permits.ts'

const HOURS = /^\s*(\d{1,2}[:.]\d{2})\s*[-–]\s*(\d{1,2}[:.]\d{2})\s*$/

/** Shorter than that nobody can be asked for. */
const LEAST_MINUTES = 60

/**
 * The hours that somebody wrote as `06:00-11:00, 21:00-02:00`, in the order of the day: what goes on after midnight is two
 * windows. Undefined for what cannot be read, or overlaps.
 */
export function readWindows(text: string): DayWindow[] | undefined {
  const windows: DayWindow[] = []
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [from, until] = (HOURS.exec(part)?.slice(1) ?? []).map(clockOf)
    if (from === undefined || until === undefined || from === until || from === '24:00') return undefined
    if (from < until) windows.push({ from, until })
    else windows.push({ from, until: '24:00' }, ...(until === '00:00' ? [] : [{ from: '00:00', until }]))
  }
  const inOrder = windows.toSorted((a, b) => a.from.localeCompare(b.from))
  return inOrder.every(({ from }, at) => at === 0 || from >= (inOrder[at - 1]?.until ?? '')) ? inOrder : undefined
}

/** Whether no minute is both women's and men's. */
export function areApart(women: readonly DayWindow[], men: readonly DayWindow[]): boolean {
  return women.every((one) => men.every((other) => one.until <= other.from || other.until <= one.from))
}

/** The hours of women or of men on a day; none where no season says them. Of two seasons the one that began later holds. */
export function windowsOn(day: PlainDate, gender: 'female' | 'male', seasons: readonly PermitSeason[]): DayWindow[] {
  const [season] = seasons
    .filter(({ from, until }) => from <= day && day <= until)
    .toSorted((a, b) => b.from.localeCompare(a.from))
  if (!season) return []
  const [everyDay, friday] = gender === 'female' ? [season.women, season.fridayWomen] : [season.men, season.fridayMen]
  const own = weekdayOf(day) === 5 && friday.trim() !== '' ? friday : everyDay
  return readWindows(own) ?? []
}

/** Every hour between which somebody could be asked for during a stay, cut where the stay begins and ends. */
export function windowsOfStay(
  stay: CityStay,
  gender: 'female' | 'male',
  seasons: readonly PermitSeason[],
): { day: PlainDate; window: DayWindow }[] {
  const found: { day: PlainDate; window: DayWindow }[] = []
  const last = stay.until.slice(0, 10)
  for (let day = stay.from.slice(0, 10) as PlainDate; day <= last; day = addDays(day, 1)) {
    for (const { from, until } of windowsOn(day, gender, seasons)) {
      const window = {
        from: momentOf(day, from) < stay.from ? stay.from.slice(11) : from,
        until: momentOf(day, until) > stay.until ? stay.until.slice(11) : until,
      }
      if (minutesOf(window) >= LEAST_MINUTES) found.push({ day, window })
    }
  }
  return found
}

export function minutesOf({ from, until }: DayWindow): number {
  return minuteOf(until) - minuteOf(from)
}

function minuteOf(hour: string): number {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
}

function clockOf(typed: string): string | undefined {
  const [hour = 0, minute = 0] = typed.split(/[:.]/).map(Number)
  if (hour * 60 + minute > 24 * 60 || minute > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
