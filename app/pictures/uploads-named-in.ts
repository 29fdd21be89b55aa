import { isUploaded } from '#app/pictures/art.ts'

/** The paths of uploaded photographs anywhere in the data of a page, each once. */
export function uploadsNamedIn(data: unknown): string[] {
  const found = new Set<string>()
  const seen = new Set<object>()
  const waiting: object[] = [[data]]
  for (const around of waiting)
    for (const value of valuesOf(around))
      if (typeof value === 'string') {
        if (isUploaded(value)) found.add(value)
      } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
        seen.add(value)
        waiting.push(value)
      }
  return [...found]
}

function valuesOf(around: object): Iterable<unknown> {
  if (around instanceof Map) return around.values()
  return around instanceof Set ? around : Object.values(around)
}
