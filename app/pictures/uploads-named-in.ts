import { isUploaded } from '#app/pictures/art.ts'

/** The paths of uploaded photographs anywhere in the data of a page, each once. */
export function uploadsNamedIn(data: unknown): string[] {
  const found = new Set<string>()
  const waiting = [data]
  const seen = new Set<object>()
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && isUploaded(value)) found.add(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    waiting.push(...(value instanceof Map ? value.values() : value instanceof Set ? value : Object.values(value)))
  }
  return [...found]
}
