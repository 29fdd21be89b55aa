import { openDaysAfter, type ClosedDays } from '#kernel/closed-days.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'

/** Law 6563: what somebody agreed to or refused is in the register within so many working days. */
const REPORT_DAYS = 3

/** Saturday and Sunday are no working days to the law, whenever the office is open. */
const WEEKEND = [6, 7] as const

/** The last day to report what was said at an instant. */
export function reportBy(at: Date, { holidays }: Pick<ClosedDays, 'holidays'>): PlainDate {
  return openDaysAfter(dayInIstanbul(at), REPORT_DAYS, { weekdays: WEEKEND, holidays })
}

/** Whether somebody should report today: the last day is the next working day, here or over. */
export function isNearlyDue(dueOn: PlainDate, today: PlainDate, { holidays }: Pick<ClosedDays, 'holidays'>): boolean {
  return dueOn <= openDaysAfter(today, 1, { weekdays: WEEKEND, holidays })
}
