import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageNotice } from '#app/ui/page-notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './login-page.module.css'

export type LoginProblem = 'required' | 'failed' | 'credentials' | 'account-blocked' | 'rate-limited' | 'busy'

/** A plain form. The element around it shows the password and asks for what is missing before anything is sent. */
export function LoginForm({
  returnTo,
  identifier,
  problem,
}: {
  returnTo: string | undefined
  identifier: string | undefined
  problem: LoginProblem | undefined
}) {
  const text = useText('account')
  const sentence: Record<LoginProblem, string> = {
    required: text('login-required'),
    failed: text('login-failed'),
    credentials: text('login-invalid'),
    'account-blocked': text('login-blocked'),
    'rate-limited': text('login-too-many'),
    busy: text('login-busy'),
  }
  const notice = (
    <Notice tone="error" title={text('login-notice-title')} isAnnounced>
      <span data-sentence="" data-required={sentence.required}>
        {problem && sentence[problem]}
      </span>
    </Notice>
  )
  return (
    <sign-in>
      <div hidden={problem === undefined} tabIndex={-1} data-problem="" className={styles.problem}>
        {problem ? (
          <PageNotice kind="warning" title={text('login-notice-title')} text={sentence[problem]}>
            {notice}
          </PageNotice>
        ) : (
          notice
        )}
      </div>
      <form method="post" className={styles.form}>
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <TextField
          label={text('login-identifier')}
          name="identifier"
          icon="user"
          isLatin
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={identifier}
        />
        <div className={styles.secret}>
          <TextField
            label={text('login-password')}
            type="password"
            name="password"
            icon="lock"
            autoComplete="current-password"
          />
          <button
            type="button"
            hidden
            data-show=""
            aria-pressed="false"
            aria-label={text('login-show')}
            className={styles.eye}
          >
            <Icon name="eye" />
          </button>
        </div>
        <Choice name="remember" isCompact>
          {text('login-remember')}
        </Choice>
        <Button isBlock>{text('login-submit')}</Button>
      </form>
    </sign-in>
  )
}
