import type { Db } from '#platform/db/client.server.ts'
import { ordersOfPerson, type PersonKeys } from './data/orders-of-person.server.ts'
import { findOrder, type Order } from './data/read-orders.server.ts'
import type { Guardian } from './guardians/guardian.ts'
import { listGuardians } from './guardians/guardian-rows.server.ts'

/** An order as its customer may take it along: everything but the keys that open it. */
export type CustomerOrder = Omit<Order, 'id' | 'accessToken' | 'userId' | 'parts' | 'paymentToken' | 'termsVersion'> & {
  parts: { amount: Order['total']; dueOn: string | null; paidAt: Date | null }[]
  /** Whom the customer trusts with it. */
  guardians: Pick<Guardian, 'name' | 'email' | 'phone'>[]
}

/** Every order of a person with everything that is known of it. */
export async function readCustomerData(tx: Db, person: PersonKeys): Promise<CustomerOrder[]> {
  const orders: CustomerOrder[] = []
  for (const { id } of await ordersOfPerson(tx, person)) {
    const order = await findOrder(tx, { id })
    if (!order) continue
    const {
      id: _id,
      accessToken: _access,
      userId: _user,
      paymentToken: _payment,
      termsVersion: _terms,
      parts,
      ...rest
    } = order
    orders.push({
      ...rest,
      parts: parts.map(({ amount, dueOn, paidAt }) => ({ amount, dueOn, paidAt })),
      guardians: (await listGuardians(tx, id)).map(({ name, email, phone }) => ({ name, email, phone })),
    })
  }
  return orders
}
