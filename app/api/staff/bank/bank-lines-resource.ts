import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listLines } from '#modules/bank-statements/index.server.ts'
import { lineGroups, lineSorts } from '#modules/bank-statements/index.ts'
import type { Route } from './+types/bank-lines-resource.ts'
import { lineOnWire, WireBankLine } from './bank-call.server.ts'
import { answerStaff } from '../staff-call.server.ts'

const LineQuery = PageQuery.extend({
  q: z.string().max(100).optional(),
  state: z.enum(lineGroups).optional(),
  statementId: z.string().max(100).optional(),
  sort: sortedBy(lineSorts),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Lines of bank statements, filtered, the newest first',
      query: LineQuery,
      answers: { 200: pageListOf(WireBankLine) },
      problems: ['filter_invalid'],
    },
  },
}

/** Lines of statements, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const query = readQuery(call, LineQuery)
    if (!query.ok) return query.error
    const { state: group, ...rest } = query.value
    const { lines, total } = await listLines(db, admin, { ...rest, group })
    const body = pageOf(lines.map(lineOnWire), { ...query.value, total })
    const origin = call.context.get(servicesContext).env.publicUrl.origin
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}
