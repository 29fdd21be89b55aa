const CONTENT_YEARS = 10

/** Entries from before this instant have no content. */
export function contentKeptFrom(now: Date): Date {
  const from = new Date(now)
  from.setUTCFullYear(from.getUTCFullYear() - CONTENT_YEARS)
  return from
}
