import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'

/** A day as banks write it, the day first or the year first, with or without a time behind it. */
export function parseBankDate(written: string): PlainDate | undefined {
  const text = written.trim()
  const yearFirst = /^(\d{4})([-./]?)(\d{2})\2(\d{2})(?!\d)/.exec(text)
  if (yearFirst) return parsePlainDate(`${yearFirst[1]}-${yearFirst[3]}-${yearFirst[4]}`)
  const dayFirst = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text)
  if (!dayFirst) return undefined
  const [, day = '', , month = '', year = ''] = dayFirst
  return parsePlainDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
