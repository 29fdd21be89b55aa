const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A session ends after this long without a request. */
const IDLE_DAYS = 7
/** A session ends after this long in any case; also the idle time of someone who asked to be remembered. */
const LONGEST_DAYS = 30

/** Sliding costs a write, so a session is moved on at most this often. */
const RENEWAL_MS = 10 * MINUTE_MS

export type SessionLife = { createdAt: Date; lastSeenAt: Date; expiresAt: Date }

export function firstExpiry(now: Date, isRemembered: boolean): Date {
  return new Date(now.getTime() + (isRemembered ? LONGEST_DAYS : IDLE_DAYS) * DAY_MS)
}

/**
 * When a session that is used now ends from here on; `undefined` while it was moved on only just now.
 * Never earlier than before, never later than the longest life.
 */
export function nextExpiry(life: SessionLife, now: Date): Date | undefined {
  if (now.getTime() - life.lastSeenAt.getTime() < RENEWAL_MS) return undefined
  const longest = life.createdAt.getTime() + LONGEST_DAYS * DAY_MS
  const idle = now.getTime() + IDLE_DAYS * DAY_MS
  return new Date(Math.max(life.expiresAt.getTime(), Math.min(longest, idle)))
}
