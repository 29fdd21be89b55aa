import { parseDayFirst, toDayFirst, type PlainDate } from '#kernel/plain-date.ts'

export type TourIdParts = { departsOn: PlainDate; returnsOn: PlainDate; code: string }

/**
 * Reads the last part of a tour's address, `12-03-2026-19-03-2026-MOVENPICKUMRE`; white space counts as a hyphen.
 * `undefined` when a date does not exist, the return lies before the departure or the code is not capitals and digits.
 */
export function parseTourId(path: string): TourIdParts | undefined {
  const parts = path.trim().split(/[\s-]+/u)
  const [d1, m1, y1, d2, m2, y2, code] = parts
  if (parts.length !== 7 || !code || !/^[A-Z0-9]+$/.test(code)) return undefined
  const departsOn = parseDayFirst(`${d1}-${m1}-${y1}`)
  const returnsOn = parseDayFirst(`${d2}-${m2}-${y2}`)
  if (!departsOn || !returnsOn || returnsOn < departsOn) return undefined
  return { departsOn, returnsOn, code }
}

/** The form used in addresses. */
export function toTourId({ departsOn, returnsOn, code }: TourIdParts): string {
  return `${toDayFirst(departsOn)}-${toDayFirst(returnsOn)}-${code}`
}

/** The form used as a title: the same parts with spaces between them. */
export function toTourTitle({ departsOn, returnsOn, code }: TourIdParts): string {
  return `${toDayFirst(departsOn)} ${toDayFirst(returnsOn)} ${code}`
}
