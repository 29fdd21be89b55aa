import type { FieldProblem } from './domain/checkout.ts'
import type { LineRefusal } from './domain/price-cart.ts'
import type { Quote } from './quote-cart.server.ts'

/** Why nothing was ordered. `price-changed` carries what the order would cost now. */
export type OrderRefusal =
  | { code: 'invalid-fields'; problems: FieldProblem[] }
  | { code: 'cart-empty' }
  | { code: 'refused-lines'; lines: LineRefusal[] }
  | { code: 'travellers-differ' }
  | { code: 'price-changed'; quote: Quote }
  | { code: 'email-taken' }
  /** Too much from the same person or network waits for its money. */
  | { code: 'too-many-open' }
  | { code: 'seats-gone'; tourId: string; days: number }
  | { code: 'idempotency-key-reused' }

/** Staff and who they speak with are known: nothing is limited for them. */
export type StaffOrderRefusal = Exclude<OrderRefusal, { code: 'too-many-open' }>
