import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { SecondFactorMethod } from '#modules/accounts/index.ts'
import { PasskeyForm } from './passkey-form.tsx'
import styles from './second-factor.module.css'

export type SecondFactorProblem = 'second-factor-wrong' | 'account-blocked' | 'rate-limited'

/** A code needs no script; a passkey does. */
export function SecondFactorForm({
  methods,
  passkeyOptions,
  problem,
}: {
  methods: readonly SecondFactorMethod[]
  passkeyOptions: object | undefined
  problem: SecondFactorProblem | undefined
}) {
  const text = useText('security')
  const account = useText('account')
  const takesCode = methods.includes('totp') || methods.includes('recovery')
  const sentence: Record<SecondFactorProblem, string> = {
    'second-factor-wrong': takesCode ? text('step-wrong') : text('passkey-failed'),
    'account-blocked': account('login-blocked'),
    'rate-limited': account('login-too-many'),
  }
  return (
    <>
      <p className={styles.lead}>{takesCode ? text('step-lead') : text('step-lead-passkey')}</p>
      {problem && (
        <Notice tone="error" title={account('login-notice-title')} isAnnounced>
          {sentence[problem]}
        </Notice>
      )}
      {passkeyOptions && <PasskeyForm act="show" options={passkeyOptions} label={text('step-passkey')} />}
      {takesCode && (
        <form method="post" className={styles.form}>
          <TextField
            label={text('step-code')}
            hint={text('step-code-hint')}
            name="code"
            icon="key-round"
            isLatin
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          <Button isBlock>{text('step-submit')}</Button>
        </form>
      )}
    </>
  )
}
