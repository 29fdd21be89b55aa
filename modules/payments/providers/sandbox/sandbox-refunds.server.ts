import type { Selectable } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { own, type PaymentTables } from '../../data/tables.server.ts'
import { Rejected, type ProviderCall, type RefundRequest, type RefundSnapshot } from '../provider.server.ts'
import { behaviourOf, findChargeOfAttempt, snapshotOf, type ChargeRow } from './charges.server.ts'

const SLOW_ANSWER_MS = 25_000
const SILENCE_MS = 60_000

/** Gives money back as the card's behaviour says. A repeated request for one refund moves money once. */
export async function refundSandboxCharge(db: Db, request: RefundRequest, call: ProviderCall): Promise<RefundSnapshot> {
  const charge = await findChargeOfAttempt(db, request.attemptRef)
  if (!charge) throw new Rejected('not_permitted', 'no such charge')
  if (charge.behaviour === 'no-refund') throw new Rejected('not_permitted', 'this card takes nothing back')
  if (!(await book(db, charge, request, call.now))) throw new Rejected('not_permitted', 'more than was charged')
  const { answer } = behaviourOf(charge)
  if (answer === 'hangs' || answer === 'hangs-and-stays-silent')
    throw new Indeterminate('the test bank plays a connection that breaks')
  if (answer === 'slow') await wait(SLOW_ANSWER_MS, undefined, { signal: call.signal })
  return findSandboxRefund(db, request.refundRef, call.now)
}

/** What the test bank's books say about a refund. */
export async function findSandboxRefund(db: Db, refundRef: string, now: Date): Promise<RefundSnapshot> {
  const row = await own(db)
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('refund_ref', '=', refundRef)
    .executeTakeFirst()
  if (!row) return { outcome: 'refused', reason: 'not_found' }
  return { outcome: isDone(row, now) ? 'succeeded' : 'pending', providerRef: row.refund_ref }
}

function isDone(row: Selectable<PaymentTables['sandbox_refunds']>, now: Date): boolean {
  return row.state === 'done' || (row.settles_at !== null && row.settles_at <= now)
}

/** False when more would go back than was charged. The bank queues requests for one charge on its row. */
async function book(
  db: Db,
  charge: ChargeRow,
  { refundRef, attemptRef, back }: RefundRequest,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await own(tx).selectFrom('sandbox_charges').select('token').where('token', '=', charge.token).forUpdate().execute()
    const known = await own(tx)
      .selectFrom('sandbox_refunds')
      .select(['refund_ref', 'amount_minor'])
      .where('attempt_ref', '=', attemptRef)
      .execute()
    if (known.some((refund) => refund.refund_ref === refundRef)) return true
    const gone = known.reduce((total, refund) => total + refund.amount_minor, 0)
    const { outcome, amount } = snapshotOf(charge, now, 'query')
    if (outcome !== 'captured' || gone + back.minor > (amount?.minor ?? 0)) return false
    const isLater = behaviourOf(charge).answer === 'hangs-and-stays-silent'
    await own(tx)
      .insertInto('sandbox_refunds')
      .values({
        refund_ref: refundRef,
        attempt_ref: attemptRef,
        amount_minor: back.minor,
        state: isLater ? 'pending' : 'done',
        settles_at: isLater ? new Date(now.getTime() + SILENCE_MS) : null,
      })
      .execute()
    return true
  })
}
