import { locales } from '#kernel/locale.ts'

const STAFF = new RegExp(`^/(?:(?:${locales.join('|')})/|api/v1/)?admin(?:[/?.]|$)`)

/** Whether an address, as it stands in a request, is a page, a file or a call of the staff. */
export function isStaffAddress(url: string): boolean {
  return STAFF.test(url)
}

/** What every answer of the staff area says, refusals included: no cache keeps it and no search engine lists it. */
export const staffHeaders: readonly [string, string][] = [
  ['Cache-Control', 'private, no-store'],
  ['X-Robots-Tag', 'noindex, nofollow'],
]
