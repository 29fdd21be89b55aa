import fc from 'fast-check'
import { lineFaults, type LineFault } from './doubles/faulty-line.ts'

/** One thing that happens around a payment. */
export type Step =
  /** The customer presses pay, perhaps twice, perhaps in a program that is killed while the provider works. */
  | { kind: 'press-pay'; clicks: 1 | 2; isKilled: boolean }
  /** On a page that an earlier click led to: the newest, or one that was left open. */
  | { kind: 'pay-at-provider'; page: number; isGood: boolean; comesBack: boolean }
  /** The provider's notification, perhaps several times, perhaps somebody else's. */
  | { kind: 'notify'; page: number; times: number; isForged: boolean }
  /** Time passes, and the scheduled work looks at what is due. */
  | { kind: 'wait'; seconds: number }
  /** Staff send a part of the money back, perhaps in a program that is killed while the provider works. */
  | { kind: 'refund'; share: number; isKilled: boolean }

export type Schedule = { steps: Step[]; faults: (LineFault | 'works')[] }

const page = fc.nat({ max: 2 })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('press-pay'), clicks: fc.constantFrom(1, 2), isKilled: rarely() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay-at-provider'),
      page,
      isGood: fc.constantFrom(true, true, false),
      comesBack: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('notify'),
      page,
      times: fc.integer({ min: 1, max: 3 }),
      isForged: rarely(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(16, 130, 700, 1900, 2600) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refund'), share: fc.constantFrom(0.3, 0.7, 1), isKilled: rarely() }),
  },
)

function rarely(): fc.Arbitrary<boolean> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
}

/** Somebody who wants to pay; half of them pay at once. */
const beginnings: fc.Arbitrary<Step[]> = fc.constantFrom<Step[][]>(
  [{ kind: 'press-pay', clicks: 1, isKilled: false }],
  [
    { kind: 'press-pay', clicks: 1, isKilled: false },
    { kind: 'pay-at-provider', page: 0, isGood: true, comesBack: false },
  ],
)

/** What customers, staff, time and the line may do, in any order. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  steps: fc
    .tuple(beginnings, fc.array(step, { minLength: 2, maxLength: 9 }))
    .map(([beginning, steps]) => [...beginning, ...steps]),
  faults: fc.array(fc.oneof(fc.constant('works' as const), fc.constantFrom(...lineFaults)), { maxLength: 14 }),
})
