import { z } from 'zod'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listTours, parseTourQuery } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/tours-resource.ts'
import { publicAnswer, refusedCall } from './public-answer.server.ts'
import { summaryOnWire } from './tour-on-wire.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

const PageSize = z.coerce.number().int().min(1).max(100).catch(0)

/** The departures on sale, filtered, a page at a time; by day of departure unless asked otherwise. */
export async function loader(call: Route.LoaderArgs) {
  const { context, url } = call
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { query, invalid } = parseTourQuery(url.searchParams)
  const pageSize = PageSize.parse(url.searchParams.get('pageSize') || 20)
  const refused = pageSize === 0 ? [...invalid, 'pageSize'] : invalid
  if (refused.length > 0) {
    const text = translator(locale, 'tours')
    const detail = text('wrong-filter', { names: refused.join(', ') })
    const errors = refused.map((name) => ({ pointer: `/${name}`, code: 'filter_invalid', message: detail }))
    return refusedCall(call, 'filter_invalid', { status: 400, title: text('filter-refused'), detail, errors })
  }

  const sort = query.sort === 'recommended' ? 'departureDate' : query.sort
  const { tours, total } = await listTours(db, { ...query, sort, pageSize, locale, today: dayInIstanbul(new Date()) })
  const { page } = query
  const pageCount = Math.ceil(total / pageSize)
  const first = (page - 1) * pageSize
  const range = tours.length > 0 ? { from: first + 1, to: first + tours.length } : { from: 0, to: 0 }
  const origin = env.publicUrl.origin
  const body = {
    data: tours.map((tour) => summaryOnWire(tour, origin)),
    meta: { page, pageSize, total, pageCount, range },
  }
  return publicAnswer(call, body, page < pageCount ? { Link: `<${nextPage(url, page, origin)}>; rel="next"` } : {})
}

function nextPage(url: URL, page: number, origin: string): string {
  const next = new URL(url.pathname + url.search, origin)
  next.searchParams.set('page', String(page + 1))
  return next.href
}
