import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/calls/page-of.ts'
import { readQuery } from '#app/calls/read-query.server.ts'
import { pageListOf, PageQuery } from '#app/calls/wire.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { listUsers } from '#modules/accounts/index.server.ts'
import { staffRoles } from '#modules/accounts/index.ts'
import type { Route } from './+types/staff-users-resource.ts'
import { answerStaff } from './staff-call.server.ts'
import { staffUserOnWire, WireStaffUser } from './wire-staff-user.ts'

const UserFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  role: z.enum([...staffRoles, 'agent', 'member']).optional(),
  status: z.enum(['true', 'false']).optional(),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Accounts for staff, in the order of their names',
      query: UserFilter,
      answers: { 200: pageListOf(WireStaffUser) },
      problems: ['filter_invalid'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const asked = readQuery(call, UserFilter)
    if (!asked.ok) return asked.error
    const { status, ...filter } = asked.value
    const isActive = status === undefined ? undefined : status === 'true'
    const { users, total } = await listUsers(db, admin, { ...filter, isActive })
    const body = pageOf(users.map(staffUserOnWire), { ...filter, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}
