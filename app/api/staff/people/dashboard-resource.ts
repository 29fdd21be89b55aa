import { z } from 'zod'
import { WireMoney, moneyOnWire } from '#app/wire/wire.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { summariseOrders, type OrderSums } from '#modules/booking/index.server.ts'
import { sumDepartureSeats } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/dashboard-resource.ts'
import { answerBounded } from '../staff-call.server.ts'

const WireSums = z.object({ orders: z.int(), travellers: z.int(), sums: z.array(WireMoney) })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Counts and sums of today, this month and what is to come',
      answers: {
        200: z.object({
          today: WireSums,
          paidThisMonth: WireSums,
          awaiting: WireSums,
          overdue: WireSums,
          seats: z.object({ departures: z.int(), capacity: z.int(), sold: z.int() }),
        }),
      },
    },
  },
}

/** Counts and sums of today, this month and what is to come. */
export function loader(call: Route.LoaderArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const now = new Date()
    const today = dayInIstanbul(now)
    const sums = await summariseOrders(db, admin, now)
    return Response.json({
      today: sumsOnWire(sums.today),
      paidThisMonth: sumsOnWire(sums.paidThisMonth),
      awaiting: sumsOnWire(sums.awaiting),
      overdue: sumsOnWire(sums.overdue),
      seats: await sumDepartureSeats(db, { from: today, to: addDays(today, 90) }),
    })
  })
}

function sumsOnWire({ sums, ...counts }: OrderSums) {
  return { ...counts, sums: sums.map(moneyOnWire) }
}
