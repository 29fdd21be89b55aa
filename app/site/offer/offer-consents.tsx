import { paths } from '#app/addresses/paths.ts'
import { Choice } from '#app/ui/choice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { OfferConsent } from './offer-consent-kinds.ts'
import { TextsBehindTick } from '../legal/texts-behind-tick.tsx'
import styles from './offer-page.module.css'

/** One tick for each act, none set beforehand; every text can be read before, with the facts of this offer. */
export function OfferConsents({
  token,
  consents,
  isPilgrimage,
  given,
  missing,
}: {
  token: string
  consents: readonly { kind: OfferConsent; documents: { id: string; title: string }[] }[]
  isPilgrimage: boolean
  given: readonly OfferConsent[]
  missing: readonly OfferConsent[]
}) {
  const text = useText('checkout')
  const agents = useText('agents')
  const locale = useLocale()
  const agreed = consents.find(({ kind }) => kind === 'terms')?.documents ?? []
  const words: Record<OfferConsent, string> = {
    preInformation: text('pre-information'),
    terms: text('contract', {
      names: joinList(
        agreed.map(({ title }) => title),
        locale,
      ),
    }),
    privacy: text('privacy-shown'),
    personalData: isPilgrimage ? text('consent-belief') : text('consent-sharing'),
  }
  return (
    <fieldset className={styles.consents}>
      <legend>{text('documents-title')}</legend>
      <p className={styles.soft}>{text('documents-lead')}</p>
      {consents.map(({ kind, documents }) => (
        <div key={kind}>
          <Choice
            name={`consents.${kind}`}
            defaultChecked={given.includes(kind)}
            error={missing.includes(kind) ? agents('consent-missing') : undefined}
          >
            {words[kind]}
          </Choice>
          <TextsBehindTick
            texts={documents.map(({ id, title }) => ({
              id,
              title,
              href: paths.offerDocument(locale, token, id),
              label: text('read-document', { title }),
            }))}
          />
        </div>
      ))}
      <p className={styles.soft}>{text('no-withdrawal')}</p>
    </fieldset>
  )
}
