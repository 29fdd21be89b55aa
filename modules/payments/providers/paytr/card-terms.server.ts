import { z } from 'zod'
import type { CardTerms } from '../../domain/card-terms.ts'

/** PayTR spreads payments by credit cards of Turkish programmes over up to twelve months. */
const ALL_COUNTS = Array.from({ length: 12 }, (_, index) => index + 1)

/** What the answer about a card's first digits allows; `undefined` when PayTR does not know them, as of foreign cards. */
export function cardTermsOf(answer: unknown): CardTerms | undefined {
  const { data: card } = Bin.safeParse(answer)
  if (!card) return undefined
  const family = card.brand === 'none' ? '' : (card.brand ?? '')
  const canWait = card.cardType === 'credit' && family !== ''
  return { counts: canWait ? ALL_COUNTS : [1], bank: card.bank ?? '', family }
}

const Bin = z.object({
  status: z.literal('success'),
  cardType: z.string().max(20).nullish(),
  bank: z.string().max(100).nullish(),
  brand: z.string().max(50).nullish(),
})
