import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { CheckoutDraft, PapersTerm } from './domain/checkout.ts'
import type { PriceLine } from './domain/price-cart.ts'

/** What a customer asks for when placing an order. */
export type OrderRequest = {
  /** Made by whoever sends the form; the same key never makes a second order. */
  idempotencyKey: string
  lines: readonly PriceLine[]
  currency: Currency | undefined
  /** What the customer was shown; without it any price is taken. */
  quoteId: string | undefined
  draft: CheckoutDraft
  /** Whether the papers of the travellers are in it, or may come later. */
  papers: PapersTerm
  /** The address of an offer from a waiting list, whose seats this order takes. */
  waitingToken?: string | undefined
  /** The member who is signed in. */
  userId: string | undefined
  locale: Locale
  address: string
  userAgent: string
}
