import { z } from 'zod'
import type { Order } from '#modules/booking/index.server.ts'
import { sayFamilyConsent } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

const Form = z.union([
  z.object({ agree: z.uuid() }).transform(({ agree }) => ({ passengerId: agree, agrees: true })),
  z.object({ withdraw: z.uuid() }).transform(({ withdraw }) => ({ passengerId: withdraw, agrees: false })),
])

/** Takes what a form says about whether those at home may hear of somebody of the order. */
export async function sayConsent(
  db: Db,
  {
    order,
    fields,
    ...who
  }: {
    order: Pick<Order, 'id'>
    fields: Record<string, string>
    saidBy: 'customer' | 'traveller'
    userId: string | undefined
  },
  now: Date,
): Promise<'said' | 'unreadable' | 'nothing-asked'> {
  const form = Form.safeParse(fields)
  if (!form.success) return 'unreadable'
  const said = await sayFamilyConsent(db, { orderId: order.id, ...form.data, ...who }, now)
  return said.ok ? 'said' : 'nothing-asked'
}
