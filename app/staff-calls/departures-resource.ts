import { z } from 'zod'
import { pageOf } from '#app/calls/page-of.ts'
import { readQuery } from '#app/calls/read-query.server.ts'
import { pageListOf, QueryDay } from '#app/calls/wire.ts'
import { localeContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/departures-resource.ts'
import { answerStaff } from './staff-call.server.ts'
import { WireDeparture } from './wire-departure.ts'

const DAYS_AHEAD = 90

const DepartureFilter = z.object({ from: QueryDay.optional(), to: QueryDay.optional() })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Departures from one day to another, ninety days from today unless said otherwise; at most a thousand',
      query: DepartureFilter,
      answers: { 200: pageListOf(WireDeparture) },
      problems: ['filter_invalid'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'orders', async (db) => {
    const filter = readQuery(call, DepartureFilter)
    if (!filter.ok) return filter.error
    const from = filter.value.from ?? dayInIstanbul(new Date())
    const to = filter.value.to ?? addDays(from, DAYS_AHEAD)
    const locale = call.context.get(localeContext)
    const departures = await listDeparturesBetween(db, { from, to })
    const rows = departures.map((departure) => ({
      id: departure.id,
      date: departure.departsOn,
      returnDate: departure.returnsOn,
      name: departure.name[locale],
      status: departure.status,
      capacity: departure.capacity,
      sold: departure.sold,
      held: departure.held,
    }))
    const place = { page: 1, pageSize: Math.max(1, rows.length), total: rows.length }
    return Response.json(pageOf(rows, place), { headers: { 'Content-Language': locale } })
  })
}
