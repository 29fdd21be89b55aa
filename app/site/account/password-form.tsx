import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { LONGEST_PASSWORD, passwordRules, type PasswordRule } from '#modules/accounts/index.ts'
import styles from './password-page.module.css'

export type PasswordProblem = 'required' | 'password-same' | 'password-rules' | 'current-password' | 'rate-limited'

/** The current and the new password, with the rules in sight; after a refusal those that are missing are marked. */
export function PasswordForm({ problem, missing }: { problem: PasswordProblem | undefined; missing: PasswordRule[] }) {
  const text = useText('account')
  const forms = useText('forms')
  const ruleText: Record<PasswordRule, string> = {
    length: forms('password-rule8'),
    digit: forms('password-rule-digit'),
    lower: forms('password-rule-lower'),
    upper: forms('password-rule-upper'),
    special: forms('password-rule-special'),
  }
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
        error={problem === 'current-password' ? forms('password-current-wrong') : undefined}
      />
      <TextField
        label={text('new-password')}
        type="password"
        name="password"
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        error={problem === 'password-rules' ? missing.map((rule) => ruleText[rule]).join(' · ') : undefined}
      />
      <div className={styles.rules}>
        <p id="password-rules">{text('password-rules')}</p>
        <ul aria-labelledby="password-rules">
          {passwordRules.map((rule) => (
            <li key={rule} className={missing.includes(rule) ? styles.missing : undefined}>
              <Icon name={missing.includes(rule) ? 'circle-x' : 'circle'} />
              {ruleText[rule]}
            </li>
          ))}
        </ul>
      </div>
      <TextField
        label={text('password-again')}
        type="password"
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        error={problem === 'password-same' ? forms('password-same') : undefined}
      />
      <Button>{text('save')}</Button>
    </form>
  )
}
