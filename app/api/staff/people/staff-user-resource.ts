import { problemOf } from '#app/refusals/refusals.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { changeUser, findUser, type Admin } from '#modules/accounts/index.server.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/staff-user-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { readRoles, staffUserOnWire, tagOfUser, UserChangeBody, WireStaffUser } from './wire-staff-user.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH'],
  describes: {
    GET: { summary: 'An account; its version is in `ETag`', answers: { 200: WireStaffUser } },
    PATCH: {
      summary: 'Blocks an account or lets it in again, gives roles, sets the extension, in the version of `If-Match`',
      body: UserChangeBody,
      answers: { 200: WireStaffUser },
      problems: ['precondition_required', 'edit_conflict', 'last_owner', 'self_block', 'beyond_own_rights'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db) => {
    const user = await findUser(db, { id: call.params.userId })
    return user ? answerUser(call, user) : refuseWith(call, 'not_found')
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'users', (db, admin) => change(call, db, admin))
}

async function change(call: Route.ActionArgs, db: Db, admin: Admin<'users'>): Promise<Response> {
  const { userId } = call.params
  if (!(await findUser(db, { id: userId }))) return refuseWith(call, 'not_found')
  const expected = call.request.headers.get('if-match')?.trim()
  if (!expected) return refuseWith(call, 'precondition_required')
  const body = await readCallBody(call, UserChangeBody)
  if (!body.ok) return body.error
  const { status, roles, ownRole: ownRoleId, branch: branchId, dial } = body.value
  const rights = roles && readRoles(roles)
  const isTwofold = ownRoleId !== undefined && Boolean(rights?.staffRole)
  if ((roles && !rights) || isTwofold) return refuseFields(call, [{ pointer: '/roles' }])

  const isExpected = (user: SignedInUser) => expected === '*' || expected === tagOfUser(user)
  const wanted = { isActive: status, ...rights, ownRoleId, branchId, dial: dial === '' ? null : dial }
  const done = await changeUser(db, admin, { userId, change: wanted, isExpected }, new Date())
  if (done.ok) return answerUser(call, done.value.user)
  if (done.error.code === 'dial') return refuseFields(call, [{ pointer: '/dial' }])
  if (done.error.code === 'branch-unknown') return refuseFields(call, [{ pointer: '/branch' }])
  if (done.error.code === 'role-unknown') return refuseFields(call, [{ pointer: '/ownRole' }])
  return refuseWith(call, problemOf(done.error.code))
}

function answerUser({ context }: Route.LoaderArgs | Route.ActionArgs, user: SignedInUser): Response {
  return Response.json(staffUserOnWire(user), {
    headers: { 'Content-Language': context.get(localeContext), ETag: tagOfUser(user) },
  })
}
