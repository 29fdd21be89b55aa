import { z } from 'zod'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { refuseFields } from '#app/api/calls/refuse-with.server.ts'
import { sortedBy } from '#app/wire/wire.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listAgencies, newAgency, saveAgency } from '#modules/agents/index.server.ts'
import { agencySorts } from '#modules/agents/index.ts'
import type { Route } from './+types/agencies-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { AgencyBody, agencyOnWire, WireAgency } from './wire-agency.ts'

const AgencyQuery = z.object({ sort: sortedBy(agencySorts) })

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Partner agencies, by name unless another order is asked for',
      query: AgencyQuery,
      answers: { 200: z.object({ data: z.array(WireAgency) }) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Opens a partner agency; agents sell once they are among its users',
      body: AgencyBody,
      answers: { 201: WireAgency },
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'orders', async (db, admin) => {
    const asked = readQuery(call, AgencyQuery)
    if (!asked.ok) return asked.error
    const data = (await listAgencies(db, admin, asked.value.sort)).map(agencyOnWire)
    return Response.json({ data }, { headers: { 'Content-Language': call.context.get(localeContext) } })
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const body = await readCallBody(call, AgencyBody)
    if (!body.ok) return body.error
    const draft = { ...newAgency, ...body.value }
    const saved = await saveAgency(db, admin, { draft }, new Date())
    if (!saved.ok) return refuseFields(call, [{ pointer: '/name' }])
    return Response.json(agencyOnWire({ ...draft, id: saved.value.id }), {
      status: 201,
      headers: { 'Content-Language': call.context.get(localeContext) },
    })
  })
}
