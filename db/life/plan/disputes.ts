import { dayInIstanbul } from '#kernel/plain-date.ts'
import { disputePayment } from '../acts/dispute-payment.ts'
import type { Moment } from './moments.ts'
import type { Party } from './party.ts'

const DAY = 86_400_000

/** Of those who paid by card in the shop, one disputed it after the journey and lost; another one's bank has not decided. */
export function disputes(parties: readonly Party[], startedAt: Date): Moment[] {
  const today = dayInIstanbul(startedAt)
  const paid = parties.filter(({ fate, ending }) => !ending && fate.kind === 'paid' && fate.way === 'card')
  const gone = paid.findLast(({ departure }) => departure.returnsOn < today)
  const coming = paid.find(
    ({ departure, placedAt }) => departure.departsOn > today && placedAt.getTime() < startedAt.getTime() - 8 * DAY,
  )
  return [
    ...(gone ? [disputed(gone, 'won', new Date(startedAt.getTime() - 10 * DAY))] : []),
    ...(coming ? [disputed(coming, 'undecided', new Date(startedAt.getTime() - 2 * DAY))] : []),
  ]
}

function disputed(party: Party, outcome: 'won' | 'undecided', at: Date): Moment {
  return { at, party, act: (world) => disputePayment(world, { party, outcome }, at) }
}
