const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const WAITS = [
  15 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
]

/** How long an attempt may stay without an answer of the provider before the next look asks what became of it. */
export const CREATED_GRACE_MS = 2 * MINUTE

/** How long after its expiry a provider's session may still end in a charge. */
export const SESSION_GRACE_MS = 10 * MINUTE

/**
 * When to ask the provider again after `asked` questions, spread by a fifth either way so that attempts do not ask in
 * step; `undefined` after a day, when a person takes over. `random` lies in [0, 1).
 */
export function nextQueryAt(asked: number, now: Date, random: number): Date | undefined {
  const wait = WAITS[asked]
  return wait === undefined ? undefined : new Date(now.getTime() + Math.round(wait * (0.8 + 0.4 * random)))
}

/**
 * When to look once more at an attempt that was given up while its session could still charge: customers correct a card
 * on the provider's page after it was refused there. `undefined` when the session is over.
 */
export function lastLookAt(expiresAt: Date, now: Date): Date | undefined {
  const over = new Date(expiresAt.getTime() + SESSION_GRACE_MS + MINUTE)
  return over > now ? over : undefined
}
