import type { core } from 'zod'
import { fieldProblems } from '#app/refusals/field-problems.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { SecondFactorFailure, SignInFailure } from '#modules/accounts/index.server.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import { problemOf } from '#app/refusals/refusals.ts'
import type { callFacts } from '../calls/call-facts.server.ts'

/** A body that cannot be read, or has names that nobody described. */
export type BodyRefusal =
  | { code: 'malformed' }
  | { code: 'unknown-field'; issues: readonly core.$ZodIssue[]; body: unknown }

export type SignInRefusal = SignInFailure | SecondFactorFailure | BodyRefusal | { code: 'validation' }

/** Why nobody was signed in by a call. The notice of older clients shows its `message`. */
export function refuseSignIn(refusal: SignInRefusal, facts: ReturnType<typeof callFacts>): Response {
  const { code } = refusal
  const account = translator(facts.locale, 'account')
  const staff = translator(facts.locale, 'staff')
  const security = translator(facts.locale, 'security')
  const detailOf: Record<SignInRefusal['code'], string> = {
    malformed: staff('login-failed'),
    credentials: staff('login-invalid'),
    'second-factor': security('step-needed'),
    'second-factor-wrong': security('step-wrong'),
    'account-blocked': staff('login-blocked'),
    'challenge-expired': security('step-expired'),
    'unknown-field': staff('login-failed'),
    validation: account('login-required'),
    'rate-limited': account('login-too-many'),
    busy: account('login-busy'),
  }
  return refuse(problemOf(code), facts, {
    title: account('login-notice-title'),
    detail: detailOf[code],
    errors: 'issues' in refusal ? fieldProblems(facts.locale, refusal.issues, refusal.body) : undefined,
    ...('challenge' in refusal ? { members: { challenge: refusal.challenge } } : {}),
    ...('retryAfterSeconds' in refusal ? { headers: { 'Retry-After': String(refusal.retryAfterSeconds) } } : {}),
  })
}
