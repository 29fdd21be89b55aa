import { money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { importOrders } from '#modules/booking/index.server.ts'
import { listDeparturesToFill } from '#modules/catalog/index.server.ts'
import { importPayments } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { layOutOrders } from './lay-out-orders.ts'

/** As many orders as the largest agencies have in a season; four travellers each. */
const LARGE_ORDERS = 5000

/** Fills the departures of a season with orders, travellers and payments, for measuring. In one transaction. */
export async function seedStaffWork(
  db: Db,
  { today, orders: count = LARGE_ORDERS }: { today: PlainDate; orders?: number },
): Promise<void> {
  const orders = layOutOrders(await listDeparturesToFill(db), count, today)
  await db.transaction().execute(async (tx) => {
    const ids = await importOrders(tx, orders)
    await importPayments(
      tx,
      orders.flatMap(({ orderNo, snapshot, paidMinor, currency, customer, placedAt }, nth) =>
        paidMinor === 0
          ? []
          : [
              {
                orderId: ids[nth] ?? '',
                reference: orderNo,
                title: snapshot.tourName,
                amount: money(paidMinor, currency),
                payer: { name: `${customer.firstName} ${customer.lastName}`, email: customer.email },
                paidAt: placedAt,
              },
            ],
      ),
    )
  })
}
