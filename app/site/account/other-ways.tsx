import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { SocialProvider } from '#modules/accounts/index.ts'
import styles from './other-ways.module.css'

/** Ways to sign in without the password. The sign-in page leads those who come back to it on to their panel. */
export function OtherWays({
  returnTo,
  providers,
}: {
  returnTo: string | undefined
  providers: readonly SocialProvider[]
}) {
  const text = useText('security')
  const locale = useLocale()
  return (
    <div className={styles.ways}>
      <form method="post">
        <input type="hidden" name="way" value="passkey" />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <Button look="outline" isBlock>
          <Icon name="key-round" />
          {text('step-passkey')}
        </Button>
      </form>
      {providers.map((provider) => (
        <ButtonLink
          key={provider}
          look="outline"
          isBlock
          rel="nofollow"
          href={paths.socialStart(provider, returnTo ?? paths.login(locale))}
        >
          {text(`social-${provider}`)}
        </ButtonLink>
      ))}
    </div>
  )
}
