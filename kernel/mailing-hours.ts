import { dayInIstanbul, startInIstanbul } from './plain-date.ts'

const FIRST_HOUR = 9
const LAST_HOUR = 20

/** Whether customers may be written to of the program's own accord: between nine and eight in Istanbul, never at night. */
export function isMailingHour(now: Date): boolean {
  const hour = (now.getTime() - startInIstanbul(dayInIstanbul(now)).getTime()) / 3_600_000
  return hour >= FIRST_HOUR && hour < LAST_HOUR
}
