/**
 * How much harm it does when a kind of work is left: 5 somebody cannot travel or the law is broken, 4 money or seats are
 * lost, 3 a customer is lost, 2 somebody works with what is not true, 1 nobody notices for weeks.
 */
type Risk = 1 | 2 | 3 | 4 | 5

type KindOfWork = {
  /** The area of the staff that it belongs to; whoever may not open it does not see it. */
  area: 'orders' | 'payments' | 'content'
  risk: Risk
  /** Only these of those who may open the area. */
  roles?: readonly Preparer[]
}

/** Whoever prepares journeys; the area of orders is open to finance too, and papers of travellers are not theirs. */
const preparers = ['owner', 'operations'] as const

type Preparer = (typeof preparers)[number]

/** Every kind of work that waits for somebody of the staff. */
export const workKinds = {
  visa: { area: 'orders', risk: 5, roles: preparers },
  passport: { area: 'orders', risk: 5, roles: preparers },
  refund: { area: 'payments', risk: 5 },
  cancellation: { area: 'orders', risk: 4 },
  payment: { area: 'payments', risk: 4 },
  'bank-line': { area: 'payments', risk: 4 },
  part: { area: 'orders', risk: 4 },
  option: { area: 'orders', risk: 4 },
  'agency-reservation': { area: 'orders', risk: 4 },
  room: { area: 'orders', risk: 3, roles: preparers },
  'hotel-option': { area: 'orders', risk: 4, roles: preparers },
  'room-list': { area: 'orders', risk: 3, roles: preparers },
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
  review: { area: 'content', risk: 1 },
  translation: { area: 'content', risk: 1 },
} as const satisfies Record<string, KindOfWork>

export type WorkKind = keyof typeof workKinds

export const workKindNames = Object.keys(workKinds) as WorkKind[]
