import { addDays, addMonths, weekdayOf, type PlainDate } from '#kernel/plain-date.ts'

/** The day that a key leads to in a calendar whose weeks begin on Monday; `undefined` for other keys. */
export function stepFrom(day: PlainDate, key: string, isRightToLeft: boolean): PlainDate | undefined {
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, 1 - weekdayOf(day))
    case 'End':
      return addDays(day, 7 - weekdayOf(day))
    case 'PageDown':
      return addMonths(day, 1)
    case 'PageUp':
      return addMonths(day, -1)
    default:
      return undefined
  }
}
