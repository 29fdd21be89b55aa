import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { opensAll } from '#modules/accounts/index.ts'
import { proveBounded, type Admin } from '#modules/accounts/index.server.ts'
import { listOrders, sumSalesByMonth, summariseOrders } from '#modules/booking/index.server.ts'
import { sumComingSeats } from '#modules/catalog/index.server.ts'
import type { WorkKind } from '#modules/staff-desk/index.ts'
import { findDemonstration } from '#modules/staff-desk/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toOrderRow } from '../orders/order-row.ts'
import { readToday } from '../today/read-today.server.ts'
import { readDepartures } from './read-departures.server.ts'
import { readReceivables } from './read-receivables.server.ts'

const NEXT_DEPARTURES = 8
const LATEST_ORDERS = 6
const SALES_MONTHS = 24

/** All that the overview shows to somebody; none of its parts waits for another that it does not need. */
export async function readOverview(
  db: Db,
  admin: Admin<'dashboard'>,
  { locale, only, now }: { locale: Locale; only: WorkKind | undefined; now: Date },
) {
  const today = dayInIstanbul(now)
  const clerk = proveBounded(admin, 'orders')
  const departures = readDepartures(db, admin, { today, now, limit: NEXT_DEPARTURES, locale })
  const coming = departures.then((read) => read.coming)
  const [demonstration, sums, seats, { next }, sales, receivables, work, latest] = await Promise.all([
    findDemonstration(db),
    clerk && summariseOrders(db, clerk, now),
    sumComingSeats(db, { from: today, to: addDays(today, 90), soonTo: addDays(today, 6) }),
    departures,
    clerk && sumSalesByMonth(db, clerk, { months: SALES_MONTHS }, now),
    readReceivables(db, admin, now),
    readToday({ db, admin, locale, today, now }, coming, only),
    clerk && listOrders(db, clerk, { page: 1, pageSize: LATEST_ORDERS }),
  ])
  return {
    today,
    demonstration,
    sums,
    opensDepartures: opensAll(admin, 'orders'),
    seats,
    departures: next,
    sales,
    receivables,
    now,
    work,
    latest: latest?.orders.map((order) => toOrderRow(order, locale)),
  }
}
