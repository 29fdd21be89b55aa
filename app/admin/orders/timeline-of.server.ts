import { z } from 'zod'
import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { listNamedTravellers, readTold, type StaffOrder } from '#modules/booking/index.server.ts'
import { historyKinds, type HistoryKind, type ToldChange } from '#modules/booking/index.ts'
import { listReceivers } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Who did something to an order; nobody where money came by itself, whose payments say how. */
export type TimelineActor = { kind: 'staff'; name: string } | { kind: 'customer' | 'agency' | 'program' }

export type TimelineEvent = {
  at: Date
  /** A kind of former times keeps its code. */
  kind: HistoryKind | { code: string }
  actor: TimelineActor | undefined
  /** To whom of the travellers it happened. */
  people: string[]
  changes: ToldChange[]
  reason: string
  refundRef: string | undefined
  /** The other order of a split or a joining. */
  other: { id: string; orderNo: string } | undefined
}

const OtherOrder = z.object({ id: z.string(), orderNo: z.string() })

const byCustomer: readonly string[] = [
  'placed',
  'agreed',
  'consented',
  'deposit-chosen',
  'full-chosen',
  'share-opened',
  'share-withdrawn',
  'cancel-requested',
  'papers-completed',
  'passport-renewing',
  'emergency-contact',
  'guardian-named',
  'guardian-taken-back',
  'erasure-asked',
] satisfies HistoryKind[]

const byProgram: readonly string[] = [
  'payment-opened',
  'shared-by-families',
  'hold-extended',
  'expired',
  'part-reminded',
  'refund-promised',
  'erased',
] satisfies HistoryKind[]

const arrivals: readonly string[] = [
  'paid',
  'part-paid',
  'paid-without-hold',
  'seats-missing',
  'excess-payment',
  'mismatched-payment',
] satisfies HistoryKind[]

/** The history of an order for staff, the newest first: who, what, before and after. */
export async function timelineOf(
  db: Db,
  admin: Admin<'orders'>,
  { history, journeys }: Pick<StaffOrder, 'history' | 'journeys'>,
): Promise<TimelineEvent[]> {
  const receivers = await listReceivers(
    db,
    history.flatMap((event) => receivedIn(event) ?? []),
  )
  const events = history
    .map((event) => ({ event, told: readTold(event.facts), receiver: receivers.get(receivedIn(event) ?? '') }))
    .map(({ event, told, receiver }) => ({ event, told: { ...told, staffId: told.staffId ?? receiver } }))
    .toReversed()
  const names = await listUserNames(
    db,
    admin,
    events.flatMap(({ told }) => told.staffId ?? []),
  )
  const here = new Set(journeys.flatMap((journey) => journey.travellers.map(({ id }) => id)))
  const gone = events.flatMap(({ told }) => told.travellerIds).filter((id) => !here.has(id))
  const elsewhere = await listNamedTravellers(db, admin, gone)
  const travellers = new Map([
    ...[...elsewhere].map(([id, { name }]) => [id, name] as const),
    ...journeys.flatMap((journey) =>
      journey.travellers.map((each) => [each.id, `${each.firstName} ${each.lastName}`] as const),
    ),
  ])
  return events.map(({ event: { at, kind, facts }, told: { staffId, travellerIds, changes } }) => ({
    at,
    kind: historyKinds.find((each) => each === kind) ?? { code: kind },
    actor: staffId === undefined ? actorOf(kind, facts) : { kind: 'staff', name: names.get(staffId) ?? '' },
    people: travellerIds.flatMap((id) => travellers.get(id)?.trim() || []),
    changes,
    reason: typeof facts['reason'] === 'string' ? facts['reason'] : '',
    refundRef: typeof facts['refundRef'] === 'string' ? facts['refundRef'] : undefined,
    other: OtherOrder.safeParse(facts['other']).data,
  }))
}

/** The payment whose money an entry tells the coming of. */
function receivedIn({ kind, facts }: StaffOrder['history'][number]): string | undefined {
  if (!arrivals.includes(kind)) return undefined
  return typeof facts['attemptRef'] === 'string' ? facts['attemptRef'] : undefined
}

function actorOf(kind: string, facts: Record<string, unknown>): TimelineActor | undefined {
  if (kind === 'placed' && 'agency' in facts) return { kind: 'agency' }
  if (byCustomer.includes(kind)) return { kind: 'customer' }
  return byProgram.includes(kind) ? { kind: 'program' } : undefined
}
