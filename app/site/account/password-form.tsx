import { neededKey } from '#app/intake/needed-key.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { PasswordRule } from '#modules/accounts/index.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './password-page.module.css'

export type PasswordProblem = 'required' | 'password-same' | 'password-rules' | 'current-password' | 'rate-limited'

export const passwordFields = ['current', 'password', 'confirmPassword'] as const

/** What came of a form that changed nothing: which fields are empty, which rules are missing. */
export type PasswordAnswer = {
  problem?: PasswordProblem
  empty?: (typeof passwordFields)[number][]
  missing?: PasswordRule[]
}

/** The current and the new password, with the rules in sight; after a refusal those that are missing are marked. */
export function PasswordForm({ problem, empty = [], missing = [] }: PasswordAnswer) {
  const text = useText('account')
  const forms = useText('forms')
  const emptyAt = (name: (typeof passwordFields)[number]) => (empty.includes(name) ? forms(neededKey(name)) : undefined)
  const sentence: Partial<Record<PasswordProblem, string>> = {
    required: text('password-required'),
    'rate-limited': text('login-too-many'),
  }
  return (
    <form method="post" className={styles.form}>
      {problem && sentence[problem] && (
        <Notice tone="error" isAnnounced>
          {sentence[problem]}
        </Notice>
      )}
      <TextField
        label={text('current-password')}
        type="password"
        name="current"
        autoComplete="current-password"
        error={problem === 'current-password' ? forms('password-current-wrong') : emptyAt('current')}
      />
      <NewPasswordFields
        missing={missing}
        passwordError={emptyAt('password')}
        againError={problem === 'password-same' ? forms('password-same') : emptyAt('confirmPassword')}
        isChange
      />
      <Button>{text('save')}</Button>
    </form>
  )
}
