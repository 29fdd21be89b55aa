import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { Promised } from '#modules/catalog/index.ts'
import { differencesBetween } from './differences.ts'
import { promisedAt, stretchToTell, type Notice, type PromisedFacts } from './promise-state.ts'

/** Facts of which only the size of the group moves, which stands for all of them. */
const facts = (mostInGroup: number): Promised => ({
  departsOn: plainDate('2027-06-12'),
  returnsOn: plainDate('2027-06-21'),
  startsAt: null,
  pickUp: null,
  stays: [],
  flights: [],
  guideLanguages: [],
  mostInGroup,
  program: '',
})

const entry = (id: number, mostInGroup: number): PromisedFacts => ({
  id: String(id),
  since: new Date(id * 1000),
  facts: facts(mostInGroup),
})

/** Numbers that look random and are the same in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

test('in a thousand sequences of changes and answers, what is told leads from what was answered last to what is', () => {
  const draw = drawing(47)
  for (let sequence = 0; sequence < 1_000; sequence += 1) {
    const ledger = [entry(0, 40)]
    const boughtAt = new Date(draw(4) * 1000)
    let last: Notice | undefined
    /** What the customer answered to last, or bought; what they know of last. By the size of the group alone. */
    let answered: number | null | undefined
    let known: number | null | undefined
    for (let step = 1; step <= 12; step += 1) {
      ledger.push(entry(step, 40 + draw(3)))
      if (step * 1000 <= boughtAt.getTime()) continue
      const bought = promisedAt(ledger, boughtAt)?.facts.mostInGroup ?? 0
      answered ??= bought
      known ??= bought
      const now = ledger.at(-1)?.facts.mostInGroup
      const stretch = stretchToTell(ledger, { agreedAt: boughtAt, last })
      const isNew = stretch && differencesBetween(stretch.toldLast.facts, stretch.after.facts).length > 0

      expect(Boolean(isNew)).toBe(known !== now)
      if (!stretch || !isNew) continue
      expect([stretch.before.facts.mostInGroup, stretch.after.facts.mostInGroup]).toEqual([answered, now])
      known = now
      const isAnswered = draw(2) === 0
      if (isAnswered) answered = now
      last = {
        id: String(step),
        factsBefore: stretch.before.id,
        factsAfter: stretch.after.id,
        confirmedAt: isAnswered ? boughtAt : null,
      }
    }
  }
})
