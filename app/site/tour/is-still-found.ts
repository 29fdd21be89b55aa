import { addDays, type PlainDate } from '#kernel/plain-date.ts'

/** Travellers look their journey up while they are under way and shortly after. */
const DAYS_AFTER_DEPARTURE = 30

/** Whether search engines may still show a departure on a day; its page stays for ever. */
export function isStillFound(departsOn: PlainDate, today: PlainDate): boolean {
  return today <= addDays(departsOn, DAYS_AFTER_DEPARTURE)
}
