import type { PaymentLink } from '#modules/payment-links/index.ts'
import type { ListedState } from './link-query.ts'

/** A link as the list shows it. */
export type LinkView = PaymentLink & { state: ListedState; url: string }
