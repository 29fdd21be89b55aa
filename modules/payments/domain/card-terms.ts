import type { InstallmentPlan } from './installments.ts'

/** What the bank behind a card's first digits allows. */
export type CardTerms = {
  /** How many installments may be chosen; one is always among them. */
  counts: readonly number[]
  /** As the provider writes them; may be empty. */
  bank: string
  family: string
}

/** The plans that a card can be paid with: the bank can take some of ours away, and never adds or prices one. */
export function plansOfCard(plans: readonly InstallmentPlan[], { counts }: CardTerms): InstallmentPlan[] {
  return plans.filter(({ count }) => count === 1 || counts.includes(count))
}
