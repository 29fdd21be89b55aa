import { z } from 'zod'
import { localeContext } from '#app/middleware/contexts.ts'
import { browserOf } from '#app/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { answerCall, readBody, refuseCommonly } from '#app/payment-calls/payment-call.server.ts'
import { changeProfile, getProfile } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/profile-resource.ts'
import { answerMember, refuseAccountCall, refuseAccountFields } from './account-call.server.ts'
import { profileOnWire, WireProfile } from './wire-account.ts'

const ProfileBody = z
  .strictObject({
    fullName: z.string().max(1024),
    mobile: z.string().max(1024),
    language: z.string().max(20),
    marketing: z.boolean(),
  })
  .partial()

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH'],
  describes: {
    GET: { summary: 'The own account', access: 'member', answers: { 200: WireProfile } },
    PATCH: {
      summary: 'Changes name, mobile, language and the wish for news; what is left out stays',
      access: 'member',
      body: ProfileBody,
      answers: { 200: WireProfile },
      problems: ['phone'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerMember(call, async (db, member) => answerCall(call, profileOnWire(await getProfile(db, member))))
}

export function action(call: Route.ActionArgs) {
  return answerMember(call, async (db, member) => {
    const body = await readBody(call, ProfileBody)
    if (!body.ok)
      return body.code === 'malformed' ? refuseCommonly(call, 'malformed') : refuseAccountCall(call, body.code)
    const { context, request } = call
    const wish = { draft: body.value, wordsIn: context.get(localeContext), browser: browserOf(request, context) }
    const changed = await changeProfile(db, member, wish, new Date())
    return changed.ok
      ? answerCall(call, profileOnWire(changed.value))
      : refuseAccountFields(call, changed.error.problems)
  })
}
