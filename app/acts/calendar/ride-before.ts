import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { RoadRide } from '#modules/operations/index.server.ts'
import { saidParts } from './said-parts.ts'

type ChangedRide = Pick<RoadRide, 'leavesOn' | 'leavesAt' | 'meeting' | 'change'>

/** What of a ride was another thing before its last change, in words; nothing where that is as it was again. */
export function rideBefore({ leavesOn, leavesAt, meeting, change }: ChangedRide, locale: Locale): string[] {
  if (!change) return []
  const { was } = change
  const isOtherDay = was.leavesOn !== leavesOn
  const moment = saidParts([
    isOtherDay && formatDate(was.leavesOn, locale, { weekday: true, year: false }),
    (isOtherDay || was.leavesAt !== leavesAt) && was.leavesAt !== '' && formatTime(was.leavesAt, locale),
  ])
  return saidParts([moment.join(' '), was.meeting !== meeting && was.meeting])
}
