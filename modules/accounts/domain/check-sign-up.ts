import { fail, ok, type Result } from '#kernel/result.ts'
import {
  problemAt,
  readEmail,
  readFullName,
  readMobile,
  type AccountProblem,
  type ReadPhone,
} from './account-fields.ts'
import { missingPasswordRules } from './password-rules.ts'

/** The sign-up form as it was typed. */
export type SignUpDraft = {
  fullName: string
  email: string
  mobile: string
  password: string
  confirmPassword: string
  consents: { terms: boolean; privacyNotice: boolean; personalData: boolean }
  marketing: boolean
}

export type CheckedSignUp = { fullName: string; email: string; mobile: string }

/** Reads the whole form. Fails with every problem at once, in the order in which the form shows its fields. */
export function checkSignUp(
  draft: SignUpDraft,
  { readPhone, isWellKnown }: { readPhone: ReadPhone; isWellKnown: (password: string) => boolean },
): Result<CheckedSignUp, AccountProblem[]> {
  const fullName = readFullName(draft.fullName)
  const email = readEmail(draft.email)
  const mobile = readMobile(draft.mobile, readPhone)
  const problems = [
    ...problemAt('/fullName', fullName),
    ...problemAt('/email', email),
    ...problemAt('/mobile', mobile),
    ...passwordProblems(draft, isWellKnown),
    ...consentProblems(draft.consents),
  ]
  if (problems.length > 0 || 'code' in fullName || 'code' in email || 'code' in mobile) return fail(problems)
  return ok({ fullName: fullName.value, email: email.value, mobile: mobile.value.e164 })
}

/** A new password and its repetition, wherever one is chosen for an account. */
export function passwordProblems(
  { password, confirmPassword }: { password: string; confirmPassword: string },
  isWellKnown: (password: string) => boolean,
): AccountProblem[] {
  const missing = missingPasswordRules(password, isWellKnown)
  const first: AccountProblem[] =
    password === ''
      ? [{ pointer: '/password', code: 'required' }]
      : missing.length > 0
        ? [{ pointer: '/password', code: 'password-rules', missing }]
        : []
  if (confirmPassword === '') return [...first, { pointer: '/confirmPassword', code: 'required' }]
  return password === confirmPassword ? first : [...first, { pointer: '/confirmPassword', code: 'password-same' }]
}

/** Explicit consent is asked for where its data are, at an order; an account needs none. */
function consentProblems({ terms, privacyNotice }: SignUpDraft['consents']): AccountProblem[] {
  return [
    ...(terms ? [] : [{ pointer: '/consents/terms', code: 'agreements' as const }]),
    ...(privacyNotice ? [] : [{ pointer: '/consents/privacy', code: 'agreements' as const }]),
  ]
}
