/**
 * Whether a page that misses one of its files may be loaded anew: once in `guardMs` and path, or a file that is gone
 * for good would keep the visitor in a circle. It is also written into pages as text and must not use anything outside.
 */
export function mayLoadAgain(
  path: string,
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  guardMs: number,
): boolean {
  const key = `loadedAgain:${path}`
  const last = storage.getItem(key)
  if (last !== null && now - Number(last) < guardMs) return false
  storage.setItem(key, String(now))
  return true
}
