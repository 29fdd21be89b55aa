import { z } from 'zod'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { callerOf } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { completeSignIn } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/second-factor-resource.ts'
import { callFacts } from '../calls/call-facts.server.ts'
import { refusalOfBody } from './read-credentials.server.ts'
import { refuseSignIn } from './refuse-sign-in.server.ts'
import { answerEntered } from './sign-in-call.server.ts'
import { WireSession } from './wire-user.ts'

const SecondFactorBody = z.strictObject({
  challenge: z.string().max(100).default('').meta({ description: 'As the refusal second_factor_required gave it.' }),
  code: z
    .string()
    .max(100)
    .default('')
    .meta({ description: 'Six digits of an authenticator app, or a recovery code.' }),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Completes a sign-in that was refused with second_factor_required',
      access: 'public',
      body: SecondFactorBody,
      answers: { 200: WireSession },
      problems: ['account_blocked', 'challenge_expired', 'second_factor_wrong'],
    },
  },
}

/** The second step of a sign-in by a call. Passkeys need a browser and are asked for on the sign-in page only. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const facts = callFacts(context, url)
  const json: unknown = await request.json().catch(() => undefined)
  const body = SecondFactorBody.safeParse(json)
  if (!body.success) return refuseSignIn(refusalOfBody(body.error.issues, json), facts)
  const { challenge, code } = body.data
  const now = new Date()
  const entered = await completeSignIn(
    context.get(servicesContext).db,
    { challenge, proof: { code }, browser: callerOf(request, context) },
    now,
  )
  return entered.ok ? answerEntered({ request, context }, entered.value, now) : refuseSignIn(entered.error, facts)
}
