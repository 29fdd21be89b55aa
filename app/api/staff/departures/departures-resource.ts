import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery, QueryDay, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { bothWays, partsOfSort, type Sort } from '#kernel/sort.ts'
import { foldForSearch } from '#kernel/text.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/departures-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { WireDeparture } from './wire-departure.ts'

const DAYS_AHEAD = 90

const DepartureFilter = PageQuery.extend({
  q: z.string().max(100).optional().meta({ description: 'Words of the name or of the id.' }),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(bothWays('date', 'name', 'sold')),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Departures from one day to another, ninety days from today and by date unless said otherwise',
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
    const { page, pageSize, q = '', sort = 'date' } = filter.value
    const from = filter.value.from ?? dayInIstanbul(new Date())
    const to = filter.value.to ?? addDays(from, DAYS_AHEAD)
    const locale = call.context.get(localeContext)
    const words = foldForSearch(q).split(/\s+/).filter(Boolean)
    const rows = (await listDeparturesBetween(db, { from, to }))
      .map((departure) => ({
        id: departure.id,
        date: departure.departsOn,
        returnDate: departure.returnsOn,
        name: departure.name[locale],
        status: departure.status,
        capacity: departure.capacity,
        sold: departure.sold,
        held: departure.held,
      }))
      .filter(({ id, name }) => words.every((word) => foldForSearch(`${id} ${name}`).includes(word)))
      .toSorted(inOrder(sort, locale))
    const body = pageOf(rows.slice((page - 1) * pageSize, page * pageSize), { page, pageSize, total: rows.length })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': locale, ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

type Row = { id: string; date: string; name: string; sold: number }

function inOrder(sort: Sort<'date' | 'name' | 'sold'>, locale: string): (a: Row, b: Row) => number {
  const { by, isDescending } = partsOfSort<'date' | 'name' | 'sold'>(sort)
  const turn = isDescending ? -1 : 1
  const compare = {
    date: (a: Row, b: Row) => a.date.localeCompare(b.date),
    name: (a: Row, b: Row) => a.name.localeCompare(b.name, locale),
    sold: (a: Row, b: Row) => a.sold - b.sold,
  }[by]
  return (a, b) => turn * compare(a, b) || a.date.localeCompare(b.date) || a.id.localeCompare(b.id)
}
