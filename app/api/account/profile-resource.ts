import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies, browserOf, endedSessionCookies } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, readBody, refuseCommonly } from '#app/api/payments/payment-call.server.ts'
import { changeProfile, getProfile } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/profile-resource.ts'
import { answerMember, refuseAccountCall, refuseAccountFields, refuseTooMany } from './account-call.server.ts'
import { closeAccount } from '#app/acts/account/close-account.server.ts'
import { profileOnWire, WireProfile } from './wire-account.ts'

const ProfileBody = z
  .strictObject({
    fullName: z.string().max(1024),
    mobile: z.string().max(1024),
    language: z.string().max(20),
    marketing: z.boolean(),
  })
  .partial()

const CloseBody = z.strictObject({ password: z.string().max(1024).default('') })

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH', 'DELETE'],
  describes: {
    GET: { summary: 'The own account', access: 'member', answers: { 200: WireProfile } },
    PATCH: {
      summary: 'Changes name, mobile, language and the wish for news; what is left out stays',
      access: 'member',
      body: ProfileBody,
      answers: { 200: WireProfile },
      problems: ['phone'],
    },
    DELETE: {
      summary: 'Closes the own account; orders stay as long as the law wants, personal data go',
      access: 'member',
      body: CloseBody,
      answers: { 202: z.object({ message: z.string() }) },
      problems: ['current_password', 'last_owner'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerMember(call, async (db, member) => answerCall(call, profileOnWire(await getProfile(db, member))))
}

export function action(call: Route.ActionArgs) {
  return call.request.method === 'DELETE' ? close(call) : change(call)
}

function close(call: Route.ActionArgs) {
  return answerMember(call, async (_db, member) => {
    const body = await readBody(call, CloseBody)
    if (!body.ok) return body.error
    const { context } = call
    const locale = context.get(localeContext)
    const closed = await closeAccount(context, member, body.value.password, new Date())
    if (closed.ok) {
      const answer = answerCall(call, { message: translator(locale, 'own-account')('data-deleted') }, { status: 202 })
      addCookies(answer.headers, endedSessionCookies(context.get(servicesContext).env.publicUrl))
      return answer
    }
    switch (closed.error.code) {
      case 'current-password':
        return refuseAccountCall(call, 'current_password', {
          detail: translator(locale, 'forms')('password-current-wrong'),
        })
      case 'last-owner':
        return refuseAccountCall(call, 'last_owner')
      case 'user-not-found':
        return refuseCommonly(call, 'not_found')
      case 'rate-limited':
        return refuseTooMany(call, closed.error.retryAfterSeconds)
    }
  })
}

function change(call: Route.ActionArgs) {
  return answerMember(call, async (db, member) => {
    const body = await readBody(call, ProfileBody)
    if (!body.ok) return body.error
    const { context, request } = call
    const wish = { draft: body.value, wordsIn: context.get(localeContext), browser: browserOf(request, context) }
    const changed = await changeProfile(db, member, wish, new Date())
    return changed.ok
      ? answerCall(call, profileOnWire(changed.value))
      : refuseAccountFields(call, changed.error.problems)
  })
}
