import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { askForPasswordReset, findUser } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Route } from './+types/user-password-resets-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: { POST: { summary: 'Has a link for a new password mailed to a user', answers: { 202: null } } },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const user = await findUser(db, { id: call.params.userId })
    if (!user) return refuseWith(call, 'not_found')
    await inTransaction(db, async (tx) => {
      await askForPasswordReset(tx, user.email)
      const entry = { actor: admin, action: 'user.reset-password', subject: { kind: 'user', id: user.id } } as const
      await recordAudit(tx, entry, new Date())
    })
    return new Response(null, { status: 202 })
  })
}
