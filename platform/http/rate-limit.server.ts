import { keepLatest } from '#kernel/keep-latest.ts'

export type RateLimit = { max: number; perSeconds: number }

export type RateLimiter = {
  /** Counts one call of `key`, which names who asks and for what. */
  allow: (key: string, limit: RateLimit, now: Date) => { ok: true } | { ok: false; retryAfterSeconds: number }
}

const MAX_KEYS = 50_000

/**
 * A sliding window kept in memory, which begins with the first call of its key and not with a minute of the clock: so
 * the first `max` calls are all there are, whenever they come. The calls of the window before count by the share of it
 * that is still in sight. The oldest keys are forgotten first, so that many addresses cannot fill the memory.
 */
export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, { startedAt: number; calls: number; callsBefore: number }>()

  return {
    allow(key, { max, perSeconds }, now) {
      const length = perSeconds * 1000
      const last = windows.get(key)
      const startedAt = last ? startOfWindow(last.startedAt, now.getTime(), length) : now.getTime()
      const window =
        last?.startedAt === startedAt
          ? last
          : { startedAt, calls: 0, callsBefore: last?.startedAt === startedAt - length ? last.calls : 0 }
      const restMs = startedAt + length - now.getTime()
      if (window.calls + window.callsBefore * (restMs / length) >= max) {
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(restMs / 1000)) }
      }
      window.calls += 1
      keepLatest(windows, key, window, MAX_KEYS)
      return { ok: true }
    },
  }
}

function startOfWindow(first: number, now: number, length: number) {
  return first + Math.floor((now - first) / length) * length
}
