import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { StepKind } from './plan.ts'

/** Days after the last safe day of a step on which it is told of; before it where they are negative. */
const stages = [-14, -3, 0, 1, 3, 7] as const

export type NoticeStage = (typeof stages)[number]

/** Of money that is due its own reminders tell; here it is told when its day is over. */
const overdueStages: readonly NoticeStage[] = [1, 3, 7]

/** What could not be told for so many days is left out: nobody is written to about what is long over. */
const LATEST_DAYS = 2

/** From that day after its last one on, staff look after a step. */
export const STAFF_AFTER_DAYS = 3

/**
 * Which notice of a step is due today; none when it was told, or when it was due before the day after the booking, whose
 * mails say it. Of several that are due only the latest goes.
 */
export function noticeToSend(
  step: { kind: StepKind; lastDay: PlainDate; bookedOn: PlainDate; told: readonly number[] },
  today: PlainDate,
): NoticeStage | undefined {
  const { kind, lastDay, bookedOn, told } = step
  const reached = (kind === 'payment' ? overdueStages : stages).filter((stage) => {
    const day = addDays(lastDay, stage)
    return day <= today && day > bookedOn
  })
  const latest = reached.at(-1)
  if (latest === undefined || told.some((stage) => stage >= latest)) return undefined
  return daysBetween(addDays(lastDay, latest), today) > LATEST_DAYS ? undefined : latest
}
