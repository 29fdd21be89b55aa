import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf } from '#app/http/middleware/member.server.ts'
import { browserOf, tokenOf } from '#app/http/middleware/session.server.ts'
import { relyingPartyOf } from '#app/sign-in/sign-in-step.server.ts'
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  demandSecondFactor,
  invitePasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  unlinkSocial,
} from '#modules/accounts/index.server.ts'

const password = z.string().max(1024).default('')

export const SecurityFields = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('begin-totp'), password }),
  z.object({ intent: z.literal('confirm-totp'), code: z.string().max(20).default('') }),
  z.object({ intent: z.literal('remove-totp'), password }),
  z.object({ intent: z.literal('renew-codes'), password }),
  z.object({ intent: z.literal('invite-passkey'), password, name: z.string().trim().max(60).default('') }),
  z.object({
    intent: z.literal('add-passkey'),
    step: z.string().max(100),
    name: z.string().max(60),
    passkey: z.string().max(20_000).default(''),
  }),
  z.object({ intent: z.literal('remove-passkey'), password, passkeyId: z.string().max(2000) }),
  z.object({ intent: z.literal('unlink-site'), password, provider: z.enum(['google', 'facebook']) }),
  z.object({ intent: z.literal('staff-duty'), isRequired: z.string().optional() }),
])

export type SecurityIntent = z.output<typeof SecurityFields>['intent']

export type SecurityOutcome =
  /** Shown once, in the answer to the form. */
  | { kind: 'codes'; codes: string[] }
  | { kind: 'passkey'; options: object; step: string; name: string }
  | { kind: 'done'; done?: 'totp-off' | 'passkey-removed' | 'site-unlinked' | 'staff'; setup?: 'totp' }
  | { kind: 'problem'; problem: SecurityProblem; intent: SecurityIntent; retryAfterSeconds?: number }

export type SecurityProblem =
  | 'current-password'
  | 'rate-limited'
  | 'second-factor-wrong'
  | 'no-secret'
  | 'passkey-refused'
  | 'last-way-in'
  | 'forbidden'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Does what a form of the security page asks for. */
export async function changeSecurity(
  { request, context }: Asked,
  fields: z.output<typeof SecurityFields>,
  now: Date,
): Promise<SecurityOutcome> {
  const { db } = context.get(servicesContext)
  const member = memberOf(context)
  const token = tokenOf(request)
  const { intent } = fields
  const proof = { token, password: 'password' in fields ? fields.password : '', ...browserOf(request, context) }
  const refuse = (error: { code: SecurityProblem; retryAfterSeconds?: number }): SecurityOutcome => {
    const { code: problem, ...rest } = error
    return { kind: 'problem', problem, intent, ...rest }
  }
  const withCodes = (codes: string[] | undefined): SecurityOutcome =>
    codes ? { kind: 'codes', codes } : { kind: 'done' }

  switch (intent) {
    case 'begin-totp': {
      const begun = await beginTotp(db, member, proof, now)
      return begun.ok ? { kind: 'done', setup: 'totp' } : refuse(begun.error)
    }
    case 'confirm-totp': {
      const confirmed = await confirmTotp(db, member, { code: fields.code, keptToken: token }, now)
      return confirmed.ok ? withCodes(confirmed.value.newCodes) : refuse(confirmed.error)
    }
    case 'remove-totp': {
      const removed = await removeTotp(db, member, proof, now)
      return removed.ok ? { kind: 'done', done: 'totp-off' } : refuse(removed.error)
    }
    case 'renew-codes': {
      const renewed = await renewRecoveryCodes(db, member, proof, now)
      return renewed.ok ? { kind: 'codes', codes: renewed.value } : refuse(renewed.error)
    }
    case 'invite-passkey': {
      const invited = await invitePasskey(db, member, { ...proof, site: await relyingPartyOf(context) }, now)
      if (!invited.ok) return refuse(invited.error)
      const name = fields.name || translator(context.get(localeContext), 'security')('passkey-default')
      return { kind: 'passkey', name, ...invited.value }
    }
    case 'add-passkey': {
      const { step, name, passkey: answer } = fields
      const site = await relyingPartyOf(context)
      const added = await addPasskey(db, member, { step, name, answer, site, keptToken: token }, now)
      return added.ok ? withCodes(added.value.newCodes) : refuse(added.error)
    }
    case 'remove-passkey': {
      const removed = await removePasskey(db, member, { ...proof, passkeyId: fields.passkeyId }, now)
      return removed.ok ? { kind: 'done', done: 'passkey-removed' } : refuse(removed.error)
    }
    case 'unlink-site': {
      const unlinked = await unlinkSocial(db, member, { ...proof, provider: fields.provider }, now)
      return unlinked.ok ? { kind: 'done', done: 'site-unlinked' } : refuse(unlinked.error)
    }
    case 'staff-duty': {
      const isDone = await demandSecondFactor(db, member, fields.isRequired === 'on', now)
      return isDone ? { kind: 'done', done: 'staff' } : refuse({ code: 'forbidden' })
    }
  }
}
