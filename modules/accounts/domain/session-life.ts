const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A session ends after this long without a request. */
const IDLE_DAYS = 7
/** A session ends after this long in any case; also the idle time of someone who asked to be remembered. */
const LONGEST_DAYS = 30

/** A session of staff ends after this long, used or not. */
const STAFF_HOURS = 12

/** Sliding costs a write, so a session is moved on at most this often; of staff it is known when they were there. */
const RENEWAL_MS = 10 * MINUTE_MS
const STAFF_RENEWAL_MS = MINUTE_MS

/** A browser that staff left alone for so long may have somebody else before it. */
const LEFT_ALONE_MS = 30 * MINUTE_MS

/** Who showed so shortly ago who they are is not asked again. */
const FRESH_MS = 10 * MINUTE_MS

export type SessionLife = { createdAt: Date; lastSeenAt: Date; expiresAt: Date; isStaff?: boolean }

/** When a session ends that begins now and is never used; staff are remembered no longer than others. */
export function firstExpiry(
  now: Date,
  { isRemembered = false, isStaff = false }: { isRemembered?: boolean; isStaff?: boolean },
): Date {
  if (isStaff) return longestOf({ createdAt: now, isStaff })
  return new Date(now.getTime() + (isRemembered ? LONGEST_DAYS : IDLE_DAYS) * DAY_MS)
}

/**
 * When a session that is used now ends from here on; `undefined` while it was moved on only just now.
 * Never earlier than before, never later than the longest life. A session that began before its account was staff's ends
 * with the life of staff's.
 */
export function nextExpiry(life: SessionLife, now: Date): Date | undefined {
  if (now.getTime() - life.lastSeenAt.getTime() < (life.isStaff ? STAFF_RENEWAL_MS : RENEWAL_MS)) return undefined
  if (life.isStaff) return longestOf(life)
  const longest = longestOf(life).getTime()
  const idle = now.getTime() + IDLE_DAYS * DAY_MS
  return new Date(Math.max(life.expiresAt.getTime(), Math.min(longest, idle)))
}

/** Whether a session has lived longer than it may, whatever was written of its end. */
export function isOutlived(life: Pick<SessionLife, 'createdAt' | 'isStaff'>, now: Date): boolean {
  return longestOf(life).getTime() <= now.getTime()
}

/** Whether nobody used a session of staff for so long that its browser counts as left alone. */
export function wasLeftAlone({ lastSeenAt, isStaff }: SessionLife, now: Date): boolean {
  return isStaff === true && now.getTime() - lastSeenAt.getTime() >= LEFT_ALONE_MS
}

/** How sure we have to be that the one who acts is still the one who signed in. */
export type Sureness =
  /** They showed it within the last ten minutes. */
  | 'just-now'
  /** They showed it, and the browser was not left alone since. */
  | 'since-idle'

/** Whether what was shown at `provenAt` is enough. */
export function isSure(provenAt: Date | null, sureness: Sureness, now: Date): boolean {
  if (provenAt === null) return false
  return sureness === 'since-idle' || now.getTime() - provenAt.getTime() < FRESH_MS
}

function longestOf({ createdAt, isStaff }: Pick<SessionLife, 'createdAt' | 'isStaff'>): Date {
  return new Date(createdAt.getTime() + (isStaff ? STAFF_HOURS * 60 * MINUTE_MS : LONGEST_DAYS * DAY_MS))
}
