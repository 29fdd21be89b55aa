import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { handOverOrder } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { StaffCall } from '../staff-call.server.ts'

/** Who looks after the customer from now on, and who did when the caller decided it. */
export const KeeperBody = z.strictObject({
  id: z.string().max(40).nullable().meta({ description: 'The id of a member of staff; `null` for nobody.' }),
  seen: z.string().max(40).nullable().meta({
    description: 'Who looked after the customer when this was decided. Is it somebody else by now, nothing happens.',
  }),
})

/**
 * Hands the customer of an order over, as the page of staff does. `undefined` when it is done, else the refusal in the words
 * of that page.
 */
export async function handOverByCall(
  call: StaffCall,
  { db, admin }: { db: Db; admin: Admin<'orders'> },
  { orderId, keeper }: { orderId: string; keeper: z.output<typeof KeeperBody> },
  now: Date,
): Promise<Response | undefined> {
  const handed = await handOverOrder(db, admin, { id: orderId, to: keeper.id, seen: keeper.seen }, now)
  if (handed.ok) return undefined
  const text = translator(callFacts(call.context, call.url).locale, 'staff-keeper')
  switch (handed.error.code) {
    case 'order-not-found':
      return refuseWith(call, 'not_found')
    case 'assignee-not-found':
      return refuseFields(call, [{ pointer: '/keeper/id', message: text('problem-assignee-not-found') }])
    case 'edit-conflict':
      return refuseWith(call, 'edit_conflict', { detail: text('problem-edit-conflict') })
  }
}
