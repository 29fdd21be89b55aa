import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import type { SignUpDraft } from '#modules/accounts/index.ts'
import type { SignUpFailure } from '#modules/accounts/index.server.ts'

type Typed = Omit<SignUpDraft, 'password' | 'confirmPassword'>

/** A sign-up form as it comes back. Passwords never do. */
export type RegisterAnswer = FormAnswer<Typed> & { failure?: SignUpFailure }
