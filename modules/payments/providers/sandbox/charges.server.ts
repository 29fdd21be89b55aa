import type { Selectable } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own, type PaymentTables } from '../../data/tables.server.ts'
import { isSandboxCardName, sandboxBehaviour, type SandboxBehaviour } from '../../domain/sandbox-cards.ts'
import type { Snapshot } from '../../domain/snapshot.ts'

export type ChargeRow = Selectable<PaymentTables['sandbox_charges']>

type ChargeChange = Partial<Pick<ChargeRow, 'decline_reason' | 'charged_minor' | 'challenge_tries'>>

export async function findCharge(db: Db, token: string): Promise<ChargeRow | undefined> {
  return own(db).selectFrom('sandbox_charges').selectAll().where('token', '=', token).executeTakeFirst()
}

export async function findChargeOfAttempt(db: Db, attemptRef: string): Promise<ChargeRow | undefined> {
  return own(db).selectFrom('sandbox_charges').selectAll().where('attempt_ref', '=', attemptRef).executeTakeFirst()
}

/** Changes a charge only while it is in the state it was read in; `false` when somebody was faster. */
export async function changeCharge(
  db: Db,
  charge: ChargeRow,
  to: ChargeRow['state'],
  change: ChargeChange = {},
): Promise<boolean> {
  const { numUpdatedRows } = await own(db)
    .updateTable('sandbox_charges')
    .set({ ...change, state: to })
    .where('token', '=', charge.token)
    .where('state', '=', charge.state)
    .where('challenge_tries', '=', charge.challenge_tries)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export function behaviourOf(charge: ChargeRow): SandboxBehaviour {
  if (!isSandboxCardName(charge.behaviour)) throw new Error(`the test bank knows no card "${charge.behaviour}"`)
  return sandboxBehaviour(charge.behaviour)
}

/** What the test bank's books say about a charge at a moment. */
export function snapshotOf(charge: ChargeRow, now: Date, source: Snapshot['source']): Snapshot {
  const common = { source, providerRef: charge.token, card: { brand: charge.card_brand, last4: charge.card_last4 } }
  const isSettled = charge.settles_at !== null && charge.settles_at <= now
  switch (charge.state) {
    case 'challenge':
      return { ...common, outcome: 'pending' }
    case 'cancelled':
      return { ...common, outcome: 'cancelled' }
    case 'declined':
      return { ...common, outcome: 'declined', decline: charge.decline_reason ?? 'other' }
    case 'pending':
      if (!isSettled)
        return {
          ...common,
          outcome: behaviourOf(charge).answer === 'hangs-and-stays-silent' ? 'indeterminate' : 'pending',
        }
      return { ...common, outcome: 'captured', amount: money(charge.amount_minor, charge.currency) }
    case 'captured':
      return {
        ...common,
        outcome: 'captured',
        amount: money(charge.charged_minor ?? charge.amount_minor, charge.currency),
      }
  }
}
