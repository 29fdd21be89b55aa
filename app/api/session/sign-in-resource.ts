import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/sign-in-resource.ts'
import { MemberBody, readCredentials } from './read-credentials.server.ts'
import { answerSignIn } from './sign-in-call.server.ts'
import { WireSession } from './wire-user.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Signs in members, agents and staff',
      body: MemberBody,
      answers: { 200: WireSession },
      problems: ['credentials', 'account_blocked', 'second_factor_required'],
    },
  },
}

/** Signs in members, agents and staff alike. */
export async function action(call: Route.ActionArgs) {
  return answerSignIn(call, await readCredentials(call.request, 'member'), { isStaffOnly: false })
}
