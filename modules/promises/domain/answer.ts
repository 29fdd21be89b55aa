import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Weight } from './weight.ts'

/** What a traveller may choose when something essential changed: stay with it, another departure, or all money back. */
export const promiseAnswers = ['accept', 'move', 'leave'] as const

export type PromiseAnswer = (typeof promiseAnswers)[number]

/** How a change ended: as somebody chose, or because they let the day pass by which silence counted as a yes. */
export type Outcome = PromiseAnswer | 'silence'

/** With what it was answered: the program, and the address as a hash. */
export type AnswerProof = { userAgent: string; addressHash: string }

/** How long an essential change may be thought over, and what it means when nothing is heard by then. */
export type AnswerRule = { days: number; silenceAccepts: boolean }

type Told = { weight: Weight; isUrgent: boolean; on: PlainDate; departsOn: PlainDate }

/**
 * The last day to answer, the day before the departure at the latest. None where nothing is to be chosen, and none where it is
 * urgent: then somebody calls at once.
 */
export function answerDayOf({ weight, isUrgent, on, departsOn }: Told, { days }: AnswerRule): PlainDate | null {
  if (weight === 'minor' || isUrgent) return null
  const [asked, eve] = [addDays(on, days), addDays(departsOn, -1)]
  return asked < eve ? asked : eve
}
