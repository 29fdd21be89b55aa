import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { pageListOf, PageQuery, QueryDay, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { inviteUser, listUsers, type InvitationFailure } from '#modules/accounts/index.server.ts'
import { staffRoles, userSorts } from '#modules/accounts/index.ts'
import type { Route } from './+types/staff-users-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { InvitationBody, readRoles, staffUserOnWire, tagOfUser, WireStaffUser } from './wire-staff-user.ts'

const UserFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  role: z.enum([...staffRoles, 'agent', 'member']).optional(),
  status: z.enum(['true', 'false']).optional(),
  from: QueryDay.optional().meta({ description: 'Opened on this day or later.' }),
  to: QueryDay.optional().meta({ description: 'Opened on this day or earlier.' }),
  sort: sortedBy(userSorts),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Accounts for staff, in the order of their names unless another is asked for',
      query: UserFilter,
      answers: { 200: pageListOf(WireStaffUser) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Opens an account for somebody, who is asked by mail to choose a password',
      body: InvitationBody,
      answers: { 201: WireStaffUser },
      problems: ['malformed', 'validation', 'unknown_field', 'email', 'phone', 'email_taken', 'beyond_own_rights'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const asked = readQuery(call, UserFilter)
    if (!asked.ok) return asked.error
    const { status, from, to, ...filter } = asked.value
    const isActive = status === undefined ? undefined : status === 'true'
    const { users, total } = await listUsers(db, admin, {
      ...filter,
      isActive,
      from: from && startInIstanbul(from),
      to: to && startInIstanbul(addDays(to, 1)),
    })
    const body = pageOf(users.map(staffUserOnWire), { ...filter, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const body = await readCallBody(call, InvitationBody)
    if (!body.ok) return body.error
    const { roles, ownRole: ownRoleId, branch: branchId, ...person } = body.value
    const rights = readRoles(roles)
    if (!rights || (ownRoleId !== undefined && rights.staffRole)) return refuseFields(call, [{ pointer: '/roles' }])

    const invited = await inviteUser(db, admin, { ...person, ...rights, ownRoleId, branchId }, new Date())
    if (!invited.ok) return refuseInvitation(call, invited.error)
    const { user } = invited.value
    return Response.json(staffUserOnWire(user), {
      status: 201,
      headers: {
        'Content-Language': call.context.get(localeContext),
        Location: `/api/v1/admin/users/${user.id}`,
        ETag: tagOfUser(user),
      },
    })
  })
}

function refuseInvitation(call: Route.ActionArgs, failure: InvitationFailure): Response {
  switch (failure.code) {
    case 'email-taken':
      return refuseWith(call, 'email_taken')
    case 'beyond-own':
      return refuseWith(call, 'beyond_own_rights')
    case 'branch-unknown':
      return refuseFields(call, [{ pointer: '/branch' }])
    case 'role-unknown':
      return refuseFields(call, [{ pointer: '/ownRole' }])
    case 'dial':
      return refuseFields(call, [{ pointer: '/dial' }])
    case 'invalid-fields':
      return refuseFields(
        call,
        failure.problems.map(({ pointer, code }) => ({
          pointer,
          code: code === 'email' || code === 'phone' ? code : ('validation' as const),
        })),
      )
  }
}
