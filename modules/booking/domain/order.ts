import type { Locale, Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

export const orderStates = [
  'draft',
  'awaiting_payment',
  'paid',
  'partially_paid',
  'cancelled',
  'expired',
  'refunded',
] as const

export type OrderState = (typeof orderStates)[number]

/**
 * What may follow a state. Money for an expired order brings it back when the seats are still there; money that goes
 * back or is lost without a cancellation leaves a paid order sold and open again.
 */
const nextOrderStates: Record<OrderState, readonly OrderState[]> = {
  draft: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'partially_paid', 'expired', 'cancelled'],
  partially_paid: ['paid', 'cancelled', 'refunded'],
  paid: ['partially_paid', 'cancelled', 'refunded'],
  expired: ['paid', 'partially_paid', 'cancelled', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

export function canBecome(from: OrderState, to: OrderState): boolean {
  return nextOrderStates[from].includes(to)
}

/** Whether an order stands: its seats are kept or sold, and who travels may still change. */
export function isAlive(state: OrderState): boolean {
  return state === 'awaiting_payment' || isBooked(state)
}

/** Whether an order stands and money for it has come: what of that goes back it owes again. */
export function isBooked(state: OrderState): boolean {
  return state === 'partially_paid' || state === 'paid'
}

/** Orders of several states that staff look at together: those that stand, of these that owe, and of these that owe late. */
export const orderGroups = ['standing', 'owing', 'late'] as const

export type OrderGroup = (typeof orderGroups)[number]

/** How long seats wait for a payment that has not begun. */
export const HOLD_MINUTES = 30

/** `2026-000123`: the year in Istanbul and a number that never repeats. */
export function orderNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(6, '0')}`
}

/** What can happen to an order; told once each and never changed. */
export const historyKinds = [
  'placed',
  'agreed',
  'consented',
  'payment-opened',
  'hold-extended',
  'expired',
  'paid',
  'paid-without-hold',
  'seats-missing',
  'excess-payment',
  'mismatched-payment',
  'part-paid',
  'cash-reversed',
  'transfer-reversed',
  'dispute-lost',
  'deposit-chosen',
  'full-chosen',
  'plan-changed',
  'shared-by-families',
  'share-opened',
  'share-withdrawn',
  'part-reminded',
  'cancel-requested',
  'cancel-declined',
  'cancelled',
  'travellers-cancelled',
  'refund-promised',
  'refunded',
  'refund-failed',
  'papers-completed',
  'passport-renewing',
  'emergency-contact',
  'guardian-named',
  'guardian-taken-back',
  'traveller-changed',
  'traveller-replaced',
  'traveller-named',
  'traveller-repriced',
  'traveller-added',
  'split-off',
  'split-from',
  'joined',
  'joined-into',
  'customer-changed',
  'note-changed',
  'moved',
  'price-changed',
  'erasure-asked',
  'erased',
] as const

export type HistoryKind = (typeof historyKinds)[number]

/** What of the history says who travels, and who ordered: it is forgotten with them. */
export const historyOfTravellers = [
  'traveller-changed',
  'traveller-replaced',
  'traveller-named',
  'traveller-repriced',
] as const satisfies HistoryKind[]
export const historyOfCustomer = ['customer-changed', 'note-changed'] as const satisfies HistoryKind[]

/** What was sold, as it was when it was sold; orders are never read against today's catalogue. */
export type ItemSnapshot = {
  tourId: string
  tourName: Localised
  kind: string
  departsOn: PlainDate
  returnsOn: PlainDate
  days: number
  nights: number
  legalRegime: 'package_tour' | 'distance_dated' | 'distance_carriage'
  cancellation: { fromDaysBefore: number; refundPercent: number }[]
  hotels: { name: Localised; cityName: Localised; stars: number | null; nights: number }[]
  legs: { place: 'makkah' | 'madinah' | 'turkiye' | 'other'; name: Localised; nights: number }[]
  /** Where they fly from; orders of before do not say it. */
  originCode?: string | null
  image: string
  passportMonthsAfterReturn: number | null
  lines: { fare: string; quantity: number; unitPrice: Money; lineTotal: Money }[]
  /** What is paid beside the fares; orders of which nothing was agreed anew do not say it. */
  extras?: { name: string; amount: Money }[]
}

/** Which text the customer saw and accepted: enough to prove it word for word later. */
export type StoredDocument = { id: string; version: string; sha256: string; locale: Locale }
