/**
 * Whether a page that misses one of its files may be loaded anew: once in ten seconds and path, or a file that is gone
 * for good would keep the visitor in a circle. It is also written into pages as text and must not use anything outside.
 */
export function mayLoadAgain(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const key = `loadedAgain:${path}`
  const last = storage.getItem(key)
  if (last !== null && now - Number(last) < 10_000) return false
  storage.setItem(key, String(now))
  return true
}
