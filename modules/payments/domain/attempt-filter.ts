import type { PlainDate } from '#kernel/plain-date.ts'
import type { AttemptState } from './attempt-state.ts'

/** Which tries to pay are looked for. */
export type AttemptFilter = {
  /** Only those that a person has to look at and nobody has yet. */
  needsPerson?: boolean | undefined
  state?: AttemptState | undefined
  provider?: string | undefined
  /** First and last day on which they were begun, in Istanbul. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
}
