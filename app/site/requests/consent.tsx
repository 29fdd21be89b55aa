import { paths } from '#app/addresses/paths.ts'
import { Choice } from '#app/ui/choice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './consent.module.css'

/** Never ticked beforehand; the notice stands beside it and can be read first. */
export function Consent({
  id,
  isGiven,
  error,
  children,
}: {
  id: string
  isGiven: boolean
  error: string | undefined
  children: string
}) {
  const text = useText('requests')
  const locale = useLocale()
  return (
    <div>
      <Choice id={id} name="consent" defaultChecked={isGiven} required error={error}>
        {children}
      </Choice>
      <p className={styles.notice}>
        {text('privacy-notice')} <a href={paths.privacyAgreement(locale)}>{text('privacy-link')}</a>
      </p>
    </div>
  )
}
