import { hasRight } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Order } from './data/read-orders.server.ts'
import type { StaffOrder } from './find-order.server.ts'

/**
 * Notes in the audit log that staff are shown the numbers of papers in an order, whom to call at home, or who looks after
 * it for its customer. Orders with none of these leave no entry, and neither do masked numbers.
 */
export async function noteIdentityRead(
  db: Db,
  admin: Admin<'orders'>,
  order: StaffOrder & { guardians?: number },
  now: Date,
): Promise<void> {
  const travellers = hasRight(admin, 'papers')
    ? order.journeys
        .flatMap((journey) => journey.travellers)
        .filter(({ tckn, passportNo }) => tckn !== null || passportNo !== null).length
    : 0
  const isEmergencyRead = order.emergency !== null
  const { guardians = 0 } = order
  if (travellers === 0 && !isEmergencyRead && guardians === 0) return
  const act = {
    action: 'personal-data.read',
    subject: { kind: 'order', id: order.orderId },
    after: { travellers, ...(isEmergencyRead && { emergencyContact: true }), ...(guardians > 0 && { guardians }) },
  } as const
  await recordAudit(db, { actor: admin, ...act }, now)
}

/** The same for whoever sold an order and is shown the papers of its travellers. */
export async function noteSellerIdentityRead(db: Db, userId: string, order: Order, now: Date): Promise<void> {
  const travellers = order.tours
    .flatMap(({ passengers }) => passengers)
    .filter(({ tckn, passportNo }) => tckn !== null || passportNo !== null).length
  if (travellers === 0) return
  const act = { action: 'personal-data.read', subject: { kind: 'order', id: order.id }, after: { travellers } } as const
  await recordAudit(db, { actor: { id: userId }, ...act }, now)
}
