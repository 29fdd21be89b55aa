import type { AttemptState } from '#modules/payments/index.ts'

export const attemptTone: Record<AttemptState, 'brass' | 'green' | 'red' | 'turquoise' | 'gray'> = {
  created: 'gray',
  pending_3ds: 'brass',
  pending_transfer: 'brass',
  processing: 'brass',
  authorised: 'turquoise',
  unknown: 'brass',
  captured: 'green',
  partially_refunded: 'turquoise',
  refunded: 'gray',
  failed: 'red',
  cancelled: 'gray',
  expired: 'gray',
  disputed: 'red',
  reversed: 'gray',
}
