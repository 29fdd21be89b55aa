import { startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'

/** Changes that follow each other within so many minutes are told together. */
const TOGETHER_MINUTES = 30
/** From so many hours before the departure on each is told at once. */
const AT_ONCE_HOURS = 72

/** Whether a departure is so near, or under way, that no minute is to be lost. */
export function isUrgent(departsOn: PlainDate, now: Date): boolean {
  return startInIstanbul(departsOn).getTime() - now.getTime() <= AT_ONCE_HOURS * 3_600_000
}

/** Whether the first change that nobody has been told of is to be told now. */
export function isDue({ since, departsOn }: { since: Date; departsOn: PlainDate }, now: Date): boolean {
  return isUrgent(departsOn, now) || now.getTime() - since.getTime() >= TOGETHER_MINUTES * 60_000
}
