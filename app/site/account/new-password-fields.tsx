import { useNeeded } from '#app/intake/use-needed.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { LONGEST_PASSWORD, passwordRules, type PasswordRule } from '#modules/accounts/index.ts'
import styles from './new-password-fields.module.css'

/**
 * A new password and its repetition, with the rules in sight; after a refusal those that are missing are marked. Whether a
 * password is well known is said by the server alone.
 */
export function NewPasswordFields({
  missing,
  passwordError,
  againError,
  isChange = false,
}: {
  missing: readonly PasswordRule[]
  passwordError?: string | undefined
  againError?: string | undefined
  /** Whether there is a password already, which this one replaces. */
  isChange?: boolean
}) {
  const text = useText('own-account')
  const account = useText('account')
  const forms = useText('forms')
  const needed = useNeeded()
  const ruleText: Record<PasswordRule, string> = {
    length: forms('password-rule8'),
    digit: forms('password-rule-digit'),
    lower: forms('password-rule-lower'),
    upper: forms('password-rule-upper'),
    special: forms('password-rule-special'),
    uncommon: forms('password-rule-uncommon'),
  }
  return (
    <>
      <div className={styles.secret}>
        <TextField
          id="password"
          {...needed('password')}
          label={isChange ? account('new-password') : text('password')}
          type="password"
          name="password"
          icon="lock"
          autoComplete="new-password"
          maxLength={LONGEST_PASSWORD}
          error={missing.length > 0 ? missing.map((rule) => ruleText[rule]).join(' · ') : passwordError}
        />
        <button
          type="button"
          hidden
          data-show=""
          aria-pressed="false"
          aria-label={text('show-password')}
          className={styles.eye}
        >
          <Icon name="eye" />
        </button>
      </div>
      <div className={styles.rules}>
        <p id="password-rules">{text('password-rules')}</p>
        <ul aria-labelledby="password-rules">
          {passwordRules.map((rule) => (
            <li
              key={rule}
              data-rule={rule === 'uncommon' ? undefined : rule}
              className={missing.includes(rule) ? styles.missing : undefined}
            >
              <Icon name={missing.includes(rule) ? 'circle-x' : 'circle-check'} />
              {ruleText[rule]}
            </li>
          ))}
        </ul>
      </div>
      <TextField
        id="confirmPassword"
        {...needed('confirmPassword')}
        label={isChange ? account('password-again') : text('password-again')}
        type="password"
        name="confirmPassword"
        icon="lock"
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        error={againError}
      />
    </>
  )
}
