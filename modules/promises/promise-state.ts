import type { Promised } from '#modules/catalog/index.ts'

/** What a departure promised from a moment on. */
export type PromisedFacts = { id: string; since: Date; facts: Promised }

/** That the customer of an order was told of what lies between two of them. */
export type Notice = {
  id: string
  factsBefore: string
  factsAfter: string
  confirmedAt: Date | null
}

/**
 * From where to where an order is to be told: from what was told last, or from what was promised when it was agreed. What was
 * told and not answered is told again as one with what came after. Nothing where nothing is known of before.
 */
export function stretchToTell(
  ledger: readonly PromisedFacts[],
  { agreedAt, last }: { agreedAt: Date; last: Notice | undefined },
): { toldLast: PromisedFacts; before: PromisedFacts; after: PromisedFacts } | undefined {
  const after = ledger.at(-1)
  const toldLast = last ? ledger.find(({ id }) => id === last.factsAfter) : promisedAt(ledger, agreedAt)
  const before = last && last.confirmedAt === null ? ledger.find(({ id }) => id === last.factsBefore) : toldLast
  return after && toldLast && before ? { toldLast, before, after } : undefined
}

/** What was promised at a moment; what was bought before anything was written down is held by the first that was. */
export function promisedAt(ledger: readonly PromisedFacts[], at: Date): PromisedFacts | undefined {
  return ledger.findLast(({ since }) => since <= at) ?? ledger[0]
}
