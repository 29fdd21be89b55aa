import type { core } from 'zod'
import { fieldProblems } from '#app/refusals/field-problems.server.ts'
import { translator } from '#app/messages/translator.ts'
import type { SecondFactorFailure, SignInFailure } from '#modules/accounts/index.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import type { callFacts } from '../calls/call-facts.server.ts'

/** A body that cannot be read, or has names that nobody described. */
export type BodyRefusal =
  | { code: 'malformed' }
  | { code: 'unknown-field'; issues: readonly core.$ZodIssue[]; body: unknown }

export type SignInRefusal = SignInFailure | SecondFactorFailure | BodyRefusal | { code: 'validation' }

const statusOf: Record<SignInRefusal['code'], number> = {
  malformed: 400,
  credentials: 401,
  'second-factor': 401,
  'second-factor-wrong': 401,
  'account-blocked': 403,
  'challenge-expired': 410,
  'unknown-field': 422,
  validation: 422,
  'rate-limited': 429,
  busy: 503,
}

const codeOf: Partial<Record<SignInRefusal['code'], string>> = {
  busy: 'unavailable',
  'second-factor': 'second_factor_required',
}

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
  const { instance, traceId } = facts
  return problem(codeOf[code] ?? code.replaceAll('-', '_'), {
    status: statusOf[code],
    title: account('login-notice-title'),
    detail: detailOf[code],
    instance,
    traceId,
    errors: 'issues' in refusal ? fieldProblems(facts.locale, refusal.issues, refusal.body) : undefined,
    ...('challenge' in refusal ? { members: { challenge: refusal.challenge } } : {}),
    headers: {
      'Content-Language': facts.locale,
      ...(statusOf[code] === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...('retryAfterSeconds' in refusal ? { 'Retry-After': String(refusal.retryAfterSeconds) } : {}),
    },
  })
}
