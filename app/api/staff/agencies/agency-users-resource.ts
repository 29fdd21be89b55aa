import { z } from 'zod'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addAgencyUser } from '#modules/agents/index.server.ts'
import type { Route } from './+types/agency-users-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { AgencyUserBody } from './wire-agency.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Lets an agent sell for an agency; an account sells for one alone',
      body: AgencyUserBody,
      answers: { 201: z.object({ agencyId: z.string(), email: z.string() }) },
      problems: ['not_found', 'email'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const body = await readCallBody(call, AgencyUserBody)
    if (!body.ok) return body.error
    const { email } = body.value
    const { agencyId } = call.params
    const added = await addAgencyUser(db, admin, { agencyId, email }, new Date())
    if (!added.ok && added.error.code === 'agency-not-found') return refuseWith(call, 'not_found')
    if (!added.ok) return refuseFields(call, [{ pointer: '/email', code: 'email' }])
    return Response.json(
      { agencyId, email },
      { status: 201, headers: { 'Content-Language': call.context.get(localeContext) } },
    )
  })
}
