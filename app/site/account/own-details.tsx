import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { languages } from '#kernel/languages.ts'
import { Panel } from '#app/ui/panel.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { NO_PHOTO, type SignedInUser } from '#modules/accounts/index.ts'
import styles from './profile-page.module.css'

export type Owner = Pick<SignedInUser, 'email' | 'mobile' | 'language' | 'photo' | 'hasConfirmedEmail'> & {
  name: string
}

/** Who the account belongs to, and the way to change it. */
export function OwnDetails({ owner: { name, email, mobile, language, photo, hasConfirmedEmail } }: { owner: Owner }) {
  const text = useText('account')
  const own = useText('own-account')
  const locale = useLocale()
  return (
    <Panel className={styles.details}>
      <h2>{text('your-details')}</h2>
      <img src={photo ?? NO_PHOTO} alt={own('photo-alt')} width={96} height={96} className={styles.photo} />
      <dl>
        <dt>{text('full-name')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{text('email')}</dt>
        <dd>
          <bdi dir="ltr">{email}</bdi>
          {!hasConfirmedEmail && (
            <p className={styles.unconfirmed}>
              {own('email-unconfirmed')} <a href={`${paths.ownDetails(locale)}#email`}>{own('email-send-link')}</a>
            </p>
          )}
        </dd>
        {mobile !== null && (
          <>
            <dt>{text('mobile')}</dt>
            <dd>
              <bdi dir="ltr">{formatPhone(mobile, locale)}</bdi>
            </dd>
          </>
        )}
        <dt>{own('details-language')}</dt>
        <dd lang={language}>{languages[language].name}</dd>
      </dl>
      <ButtonLink look="outline" href={paths.ownDetails(locale)}>
        {own('details-change')}
      </ButtonLink>
      <ButtonLink look="outline" href={paths.logout(locale)} rel="nofollow">
        {text('sign-out')}
      </ButtonLink>
    </Panel>
  )
}
