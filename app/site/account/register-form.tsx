import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { useNeeded } from '#app/intake/use-needed.ts'
import { messageAt } from '#app/intake/said-problems.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { FormNews } from '../requests/form-news.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './register-form.module.css'
import type { RegisterAnswer } from './register-answer.ts'
import { SignUpConsents } from './sign-up-consents.tsx'

/** One tick for one act, none of them set beforehand; every text can be read before. */
export function RegisterForm({
  answer,
  returnTo,
}: {
  answer: RegisterAnswer | undefined
  returnTo: string | undefined
}) {
  const text = useText('own-account')
  const chrome = useText('chrome')
  const forms = useText('forms')
  const { site } = usePageFrame()
  const { draft, problems = [], failure } = answer ?? {}
  const needed = useNeeded()
  const errorAt = (pointer: string) => messageAt(problems, pointer)
  const missing =
    failure?.code === 'invalid-fields'
      ? failure.problems.flatMap((problem) => (problem.code === 'password-rules' ? problem.missing : []))
      : []
  const labels: Record<string, string> = {
    '/fullName': text('full-name'),
    '/email': text('email'),
    '/mobile': text('mobile'),
    '/password': text('password'),
    '/confirmPassword': text('password-again'),
    '/consents/terms': text('terms-read'),
    '/consents/privacy': text('privacy-read'),
  }
  return (
    <account-form
      data-required={forms('required')}
      data-email={forms('email')}
      data-same={forms('password-same')}
      suppressHydrationWarning
    >
      <p className={styles.discount}>
        <b>{chrome('claim-discount', { amount: site.claims.memberDiscount })}</b>
        {text('register-discount', { amount: site.claims.memberDiscount })}
      </p>
      <form method="post" className={styles.form}>
        <FormNews
          answer={answer}
          idOf={(pointer) => pointer.split('/').at(-1) ?? ''}
          labelOf={(pointer) => labels[pointer] ?? ''}
          failed={text('register-failed')}
        />
        <IntakeFields />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <TextField
          id="fullName"
          {...needed('fullName')}
          name="fullName"
          label={text('full-name')}
          icon="user"
          autoComplete="name"
          maxLength={100}
          defaultValue={draft?.fullName}
          error={errorAt('/fullName')}
        />
        <TextField
          id="email"
          {...needed('email')}
          name="email"
          type="email"
          label={text('email')}
          icon="mail"
          autoComplete="email"
          maxLength={254}
          defaultValue={draft?.email}
          error={errorAt('/email')}
        />
        <TextField
          id="mobile"
          {...needed('mobile')}
          name="mobile"
          type="tel"
          label={text('mobile')}
          icon="phone"
          autoComplete="tel"
          maxLength={40}
          defaultValue={draft?.mobile}
          error={errorAt('/mobile')}
        />
        <NewPasswordFields
          missing={missing}
          passwordError={errorAt('/password')}
          againError={errorAt('/confirmPassword')}
        />
        <SignUpConsents draft={draft} errorAt={errorAt} />
        <Button>{text('register-submit')}</Button>
      </form>
    </account-form>
  )
}
