/**
 * How much harm it does when a kind of work is left: 5 somebody cannot travel or the law is broken, 4 money or seats are
 * lost, 3 a customer is lost, 2 somebody works with what is not true, 1 nobody notices for weeks.
 */
type Risk = 1 | 2 | 3 | 4 | 5

type KindOfWork = {
  /** The area of the staff that it belongs to; whoever may not open it does not see it. */
  area: 'orders' | 'payments' | 'content'
  risk: Risk
  /** Only those of whoever may open the area who may also do this. */
  act?: 'papers' | 'refunds'
}

/** Whoever prepares journeys sees papers of travellers; the area of orders is open to finance too. */
const prepared = { area: 'orders', act: 'papers' } as const

/** Every kind of work that waits for somebody of the staff. */
export const workKinds = {
  incident: { ...prepared, risk: 5 },
  change: { area: 'orders', risk: 5 },
  undelivered: { area: 'orders', risk: 5 },
  decision: { ...prepared, risk: 4 },
  assurance: { ...prepared, risk: 4 },
  visa: { ...prepared, risk: 5 },
  passport: { ...prepared, risk: 5 },
  'late-step': { ...prepared, risk: 5 },
  'ticket-name': { ...prepared, risk: 5 },
  refund: { area: 'payments', act: 'refunds', risk: 5 },
  cancellation: { area: 'orders', risk: 4 },
  payment: { area: 'payments', risk: 4 },
  'bank-line': { area: 'payments', risk: 4 },
  part: { area: 'orders', risk: 4 },
  option: { area: 'orders', risk: 4 },
  'agency-reservation': { area: 'orders', risk: 4 },
  room: { ...prepared, risk: 3 },
  'hotel-option': { ...prepared, risk: 4 },
  'room-list': { ...prepared, risk: 3 },
  'held-passport': { ...prepared, risk: 5 },
  'unusual-hold': { area: 'orders', risk: 3 },
  call: { area: 'orders', risk: 3 },
  reservation: { area: 'orders', risk: 3 },
  'offer-question': { area: 'orders', risk: 3 },
  information: { area: 'orders', risk: 3 },
  message: { area: 'orders', risk: 3 },
  task: { area: 'orders', risk: 3 },
  link: { area: 'payments', risk: 3 },
  'bank-draft': { area: 'payments', risk: 2 },
  till: { area: 'payments', risk: 2 },
  'register-report': { area: 'content', risk: 5 },
  review: { area: 'content', risk: 1 },
  translation: { area: 'content', risk: 1 },
} as const satisfies Record<string, KindOfWork>

export type WorkKind = keyof typeof workKinds

export const workKindNames = Object.keys(workKinds) as WorkKind[]
