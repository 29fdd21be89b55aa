import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Outcome } from './answer.ts'
import { isUrgent } from './when-to-tell.ts'

type Standing = { answer: Outcome | null; answerBy: PlainDate | null; reachedAt: Date | null }

/**
 * Whether staff have to speak with somebody who was told of a change: who asked for another departure always; who said
 * nothing once the day to answer is over, or the departure is near. Whom staff have reached need not be called again.
 */
export function waitsForStaff({ answer, answerBy, reachedAt }: Standing, departsOn: PlainDate, now: Date): boolean {
  if (answer !== null) return answer === 'move'
  if (reachedAt) return false
  return isUrgent(departsOn, now) || (answerBy !== null && answerBy < dayInIstanbul(now))
}
