import { Panel } from '#app/ui/panel.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatInstant } from '#kernel/format-date.ts'
import type { SocialProvider } from '#modules/accounts/index.ts'
import { socialNames } from '../social-names.ts'
import { SecurityForm, type SectionState } from './security-form.tsx'
import styles from './security-page.module.css'

type LinkedSite = { provider: SocialProvider; email: string; linkedAt: Date }

/** The other sites that open the account, each with its way out. */
export function SitesSection({
  sites,
  isLastWay,
  ...state
}: SectionState & { sites: LinkedSite[]; isLastWay: boolean }) {
  const text = useText('security')
  const locale = useLocale()
  return (
    <Panel className={styles.section}>
      <h2>{text('sites-title')}</h2>
      <p>{text(isLastWay ? 'sites-last-way' : 'sites-text')}</p>
      <ul className={styles.passkeys}>
        {sites.map(({ provider, email, linkedAt }) => (
          <li key={provider}>
            <p>
              <b>
                <bdi>{socialNames[provider]}</bdi>
              </b>
              <span className={styles.quiet}>
                <bdi dir="ltr">{email}</bdi> · {text('sites-since', { date: formatInstant(linkedAt, locale) })}
              </span>
            </p>
            <SecurityForm
              intent="unlink-site"
              label={text('sites-unlink')}
              look="outline"
              {...state}
              needsPassword={state.needsPassword || isLastWay}
            >
              <input type="hidden" name="provider" value={provider} />
            </SecurityForm>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
