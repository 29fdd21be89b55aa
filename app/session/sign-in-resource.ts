import type { ResourceHandle } from '#app/page-handle.ts'
import type { Route } from './+types/sign-in-resource.ts'
import { readCredentials } from './read-credentials.server.ts'
import { answerSignIn } from './sign-in-call.server.ts'

export const handle: ResourceHandle = { methods: ['POST'] }

/** Signs in members, agents and staff alike. */
export async function action(call: Route.ActionArgs) {
  return answerSignIn(call, await readCredentials(call.request, 'member'), { isStaffOnly: false })
}
