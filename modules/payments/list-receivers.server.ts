import { z } from 'zod'
import { listActsOn } from '#modules/audit/index.server.ts'
import type { AuditEntry } from '#modules/audit/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Money that left something to come was not what completed its payment. */
const Received = z.object({ rest: z.object({ minor: z.int() }).optional() })

/**
 * Who of the staff took or found the money that completed attempts, by their references, as the audit log knows it; what
 * a customer paid, a rule found or a program of others recorded is not in the answer.
 */
export async function listReceivers(db: Db, attemptRefs: readonly string[]): Promise<Map<string, string>> {
  if (attemptRefs.length === 0) return new Map()
  const taken = await own(db)
    .selectFrom('payment_attempts')
    .select(['ref', 'provider_ref'])
    .where('provider', '=', 'cash')
    .where('ref', 'in', [...new Set(attemptRefs)])
    .execute()
  const attemptOf = new Map(taken.map(({ ref, provider_ref }) => [provider_ref ?? '', ref]))
  const people = (acts: AuditEntry[]) => acts.filter(({ actor }) => actor.kind === 'user')
  const booked = await listActsOn(db, { action: 'cash.book', kind: 'transaction', ids: [...attemptOf.keys()] })
  const found = await listActsOn(db, { action: 'payment.receive', kind: 'payment', ids: attemptRefs })
  const settled = await listActsOn(db, { action: 'payment.settle', kind: 'payment', ids: attemptRefs })
  return new Map([
    ...people(booked).map((act) => [attemptOf.get(act.subject.id) ?? '', act.actor.id] as const),
    ...people([...found.filter(isLast), ...settled]).map((act) => [act.subject.id, act.actor.id] as const),
  ])
}

function isLast({ after }: AuditEntry): boolean {
  const received = Received.safeParse(after)
  return received.success && (received.data.rest?.minor ?? 0) === 0
}
