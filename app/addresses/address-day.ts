import { parseDayFirst, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'

/** A day as addresses of its pages and calls write it: `12-02-2027` or `2027-02-12`. */
export function readAddressDay(text: string): PlainDate | undefined {
  return parseDayFirst(text) ?? parsePlainDate(text)
}
