import { sql } from 'kysely'
import { money, type Money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import type { RefundCause, RefundState } from './domain/refund-state.ts'

/** Money that goes back only when somebody of the staff does something. */
export type RefundToMake = {
  ref: string
  subject: PaymentSubject
  /** The number of the order or link. */
  reference: string
  payer: string
  amount: Money
  cause: RefundCause
  state: RefundState
  createdAt: Date
}

/**
 * The refunds that wait for a person, the oldest first, and how many there are: those that leave by transfer or over the
 * desk, those about which a provider says nothing, and those a provider refused and that nobody has begun again.
 */
export async function listRefundsToMake(
  db: Db,
  _admin: Admin<'payments'>,
  { limit }: { limit: number },
): Promise<{ refunds: RefundToMake[]; total: number }> {
  const rows = await own(db)
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select([
      'refunds.ref',
      'refunds.amount_minor',
      'refunds.currency',
      'refunds.cause',
      'refunds.state',
      'refunds.created_at',
      'payments.subject_kind',
      'payments.subject_ref',
      'payments.reference',
      'payment_attempts.payer_name',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where((refund) =>
      refund.or([
        refund.and([refund('refunds.method', '<>', 'provider'), refund('refunds.state', '=', 'requested')]),
        refund.and([refund('refunds.needs_person', '=', true), refund('refunds.state', 'in', [...undecided])]),
        refund.and([
          refund('refunds.state', '=', 'failed'),
          refund.not(
            refund.exists(
              refund
                .selectFrom('refunds as later')
                .select('later.id')
                .whereRef('later.attempt_id', '=', 'refunds.attempt_id')
                .whereRef('later.created_at', '>', 'refunds.created_at'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .limit(limit)
    .execute()
  return {
    refunds: rows.map((row) => ({
      ref: row.ref,
      subject: { kind: row.subject_kind, ref: row.subject_ref },
      reference: row.reference,
      payer: row.payer_name,
      amount: money(row.amount_minor, row.currency),
      cause: row.cause,
      state: row.state,
      createdAt: row.created_at,
    })),
    total: rows[0]?.total ?? 0,
  }
}

const undecided = ['requested', 'processing', 'unknown'] as const satisfies readonly RefundState[]
