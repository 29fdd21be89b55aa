/** Keeps a value as the newest of a map, and of more than `most` forgets the one that was not kept again for the longest. */
export function keepLatest<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.size > most ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
}
