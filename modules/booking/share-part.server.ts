import { add, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changingParts, openParts, replaceParts, type PartsFailure, type WantedPart } from './change-parts.server.ts'
import { takesMoney } from './change-plan.server.ts'
import { writeHistory } from './data/history.server.ts'
import type { PaymentPart } from './data/payment-parts.server.ts'
import { MOST_PARTS, splitPart } from './domain/payment-plan.ts'

export type ShareRequest = {
  orderId: string
  /** The open part of which somebody takes over a share. */
  partId: string
  amount: Money
  /** Checked before: a name of one line and an e-mail address. */
  payer: { name: string; email: string }
}

export type ShareFailure =
  | PartsFailure
  | { code: 'part-not-found' }
  | { code: 'not-booked' }
  | { code: 'share-amount'; most: Money }

/**
 * Lets somebody else pay a share of what is open: the part is withdrawn, the share becomes a payment of its own, and
 * what is left stays with the customer, due on the same day. Callers queue on the order, so that shares are never more
 * than what is owed. Only for orders whose seats are sold: a share must not take the place of the deposit.
 *
 * Fails with `part-not-found`, `not-booked`, `share-amount` with the most that can be taken over, `too-many-parts`, and
 * `payment-in-progress` or `already-paid` while money for the part is under way.
 */
export async function sharePart(
  db: Db,
  request: ShareRequest,
  now: Date,
): Promise<Result<{ share: PaymentPart }, ShareFailure>> {
  const changed = await changingParts<{ share: PaymentPart }, ShareFailure>(
    db,
    request.orderId,
    async (tx, order, parts) => {
      if (order.state !== 'partially_paid') return fail({ code: 'not-booked' })
      const part = openParts(parts).find(({ id, payer }) => id === request.partId && payer === null)
      if (!part) return fail({ code: 'part-not-found' })
      const split = splitPart(part.amount, request.amount)
      if (!split) return fail({ code: 'share-amount', most: part.amount })
      if (openParts(parts).length >= MOST_PARTS) return fail({ code: 'too-many-parts' })
      const { dueOn } = part
      const wanted: WantedPart[] = [
        { amount: split.share, dueOn, payer: request.payer },
        ...(split.rest ? [{ amount: split.rest, dueOn, payer: null }] : []),
      ]
      const replaced = await replaceParts(
        tx,
        order.id,
        { withdraw: [part], add: wanted, ...(split.rest && { replacement: 1 }) },
        now,
      )
      if (!replaced.ok) return replaced
      const [share] = replaced.value
      if (!share) throw new Error('a share was opened and is not there')
      await writeHistory(tx, order.id, { kind: 'share-opened', facts: { minor: split.share.minor }, at: now })
      return ok({ share })
    },
  )
  return changed ?? fail({ code: 'part-not-found' })
}

/**
 * Takes a share back that nobody has paid; its amount is the customer's again, together with what else is open for that
 * day. The share of a family of a group stays its own.
 *
 * Fails with `part-not-found`, and with `payment-in-progress` or `already-paid` when money for it is under way.
 */
export async function takeShareBack(
  db: Db,
  { orderId, partId }: { orderId: string; partId: string },
  now: Date,
): Promise<Result<void, PartsFailure | { code: 'part-not-found' }>> {
  const changed = await changingParts<void, PartsFailure | { code: 'part-not-found' }>(
    db,
    orderId,
    async (tx, order, parts) => {
      const share = openParts(parts).find(({ id, payer, familyId }) => id === partId && payer !== null && !familyId)
      if (!share || !takesMoney(order)) return fail({ code: 'part-not-found' })
      const rest = openParts(parts).find(({ payer, dueOn }) => payer === null && dueOn === share.dueOn)
      const joined = { amount: rest ? add(share.amount, rest.amount) : share.amount, dueOn: share.dueOn, payer: null }
      const withRest = await replaceParts(
        tx,
        orderId,
        { withdraw: rest ? [share, rest] : [share], add: [joined], replacement: 0 },
        now,
      )
      if (!withRest.ok) return withRest
      await writeHistory(tx, orderId, { kind: 'share-withdrawn', facts: { minor: share.amount.minor }, at: now })
      return ok(undefined)
    },
  )
  return changed ?? fail({ code: 'part-not-found' })
}
