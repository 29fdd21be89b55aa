import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Choice } from '#app/ui/choice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { SignUpDraft } from '#modules/accounts/index.ts'
import styles from './register-form.module.css'

/** The notice is shown, not agreed to; news are asked for apart and are no condition. */
export function SignUpConsents({
  draft,
  errorAt,
}: {
  draft?: Pick<SignUpDraft, 'consents' | 'marketing'> | undefined
  errorAt: (pointer: string) => string | undefined
}) {
  const text = useText('own-account')
  const forms = useText('forms')
  const { locale } = usePageFrame()
  return (
    <div className={styles.consents}>
      <div>
        <Choice
          id="terms"
          name="terms"
          required
          data-needed={forms('agreements')}
          defaultChecked={draft?.consents.terms ?? false}
          error={errorAt('/consents/terms')}
        >
          {text('terms')}
        </Choice>
        <details className={styles.note}>
          <summary>{text('terms-read')}</summary>
          <ul>
            {(['terms-1', 'terms-2', 'terms-3', 'terms-4'] as const).map((key) => (
              <li key={key}>{text(key)}</li>
            ))}
          </ul>
        </details>
      </div>
      <div>
        <Choice
          id="privacy"
          name="privacy"
          required
          data-needed={forms('agreements')}
          defaultChecked={draft?.consents.privacyNotice ?? false}
          error={errorAt('/consents/privacy')}
        >
          {text('privacy')}
        </Choice>
        <p className={styles.note}>
          <a href={paths.privacyAgreement(locale)} target="_blank" rel="noopener">
            {text('privacy-read')}
          </a>
        </p>
      </div>
      <div>
        <Choice name="marketing" defaultChecked={draft?.marketing ?? false}>
          {text('marketing')}
        </Choice>
        <p className={styles.note}>{text('marketing-note')}</p>
      </div>
    </div>
  )
}
