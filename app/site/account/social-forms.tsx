import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { SocialProvider } from '#modules/accounts/index.ts'
import { socialNames } from './social-names.ts'
import styles from './second-factor-page.module.css'
import { SignUpConsents } from './sign-up-consents.tsx'

/** For whoever has an account with the address already: its password, once. */
export function LinkForm({ provider, email }: { provider: SocialProvider; email: string }) {
  const text = useText('security')
  return (
    <form method="post" className={styles.form}>
      <p className={styles.lead}>{text('social-has-account', { email, provider: socialNames[provider] })}</p>
      <TextField
        label={text('own-password')}
        type="password"
        name="password"
        icon="lock"
        autoComplete="current-password"
        maxLength={1024}
      />
      <Button isBlock>{text('social-link')}</Button>
      <a href={paths.forgotPassword(useLocale())}>{text('social-forgot')}</a>
    </form>
  )
}

/** For whoever has no account: what is asked of everybody who opens one. */
export function NewcomerForm({
  provider,
  email,
  fullName,
}: {
  provider: SocialProvider
  email: string
  fullName: string
}) {
  const text = useText('security')
  return (
    <form method="post" className={styles.form}>
      <p className={styles.lead}>{text('social-new', { provider: socialNames[provider], name: fullName, email })}</p>
      <SignUpConsents errorAt={() => undefined} />
      <Button isBlock>{text('social-open')}</Button>
    </form>
  )
}
