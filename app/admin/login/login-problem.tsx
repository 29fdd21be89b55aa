import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './login-page.module.css'

export type LoginProblemCode =
  | 'required'
  | 'failed'
  | 'credentials'
  | 'account-blocked'
  | 'rate-limited'
  | 'busy'
  | 'connection'

/** Why nobody came in, with the focus on it: by script when it appears, by the browser when the page loads with it. */
export function LoginProblem({ code }: { code: LoginProblemCode }) {
  const staff = useText('staff')
  const account = useText('account')
  const sentence: Record<LoginProblemCode, string> = {
    required: account('login-required'),
    failed: staff('login-failed'),
    credentials: staff('login-invalid'),
    'account-blocked': staff('login-blocked'),
    'rate-limited': account('login-too-many'),
    busy: account('login-busy'),
    connection: staff('login-connection'),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- The answer to what was just sent is where reading goes on.
    <div ref={takeFocus} tabIndex={-1} autoFocus className={styles.problem}>
      <Notice tone="error" isAnnounced>
        {sentence[code]}
      </Notice>
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
