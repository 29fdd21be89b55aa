import type { PlainDate } from '#kernel/plain-date.ts'

const HOUR = 3_600_000

/**
 * Until when seats wait for a bank transfer: the agency's usual time, less when the journey is near, so that two days
 * before it starts the money is there or the seat is free again; never under two hours.
 */
export function transferDeadline(now: Date, departsOn: PlainDate | undefined, holdHours: number): Date {
  const usual = now.getTime() + holdHours * HOUR
  if (departsOn === undefined) return new Date(usual)
  const twoDaysBefore = Date.parse(`${departsOn}T00:00:00+03:00`) - 48 * HOUR
  return new Date(Math.max(now.getTime() + 2 * HOUR, Math.min(usual, twoDaysBefore)))
}
