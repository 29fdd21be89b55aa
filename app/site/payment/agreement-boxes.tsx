import { Choice } from '#app/ui/choice.tsx'
import { useText } from '#app/ui/text.tsx'
import { payerConsents, type PayerConsent } from '#modules/payments/index.ts'
import { TextsBehindTick } from '../legal/texts-behind-tick.tsx'
import styles from './agreement-boxes.module.css'
import type { PayerAgreements } from './payer-agreements.server.ts'
import type { FieldTexts } from './payment-draft.ts'

/** One tick for each act, none of them set beforehand; every text can be read before. */
export function AgreementBoxes({
  agreements: { terms, privacy, consent },
  given,
  errors,
}: {
  agreements: PayerAgreements
  given: readonly PayerConsent[]
  errors: FieldTexts
}) {
  const text = useText('payment')
  const behind = {
    terms: <Links texts={terms} />,
    privacy: <Links texts={privacy} />,
    personalData: (
      <details className={styles.consent}>
        <summary>{consent.title}</summary>
        <p className={styles.note}>{text('text-version', { version: consent.version })}</p>
        {/* Our own text with escaped facts. */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: consent.html }} />
      </details>
    ),
  }
  return (
    <fieldset className={styles.agreements}>
      <legend className={styles.legend}>{text('agreements')}</legend>
      <p className={styles.note}>{text('agreements-lead')}</p>
      {payerConsents.map((kind) => (
        <div key={kind}>
          <div data-field={`consents.${kind}`}>
            <Choice
              id={`consents.${kind}`}
              name={`consents.${kind}`}
              defaultChecked={given.includes(kind)}
              error={errors[kind]}
            >
              {text(`agree-${kind}`)}
            </Choice>
          </div>
          {behind[kind]}
        </div>
      ))}
    </fieldset>
  )
}

function Links({ texts }: { texts: PayerAgreements['terms'] }) {
  const text = useText('payment')
  return (
    <TextsBehindTick
      texts={texts.map(({ id, title, path }) => ({ id, title, href: path, label: text('read-text', { title }) }))}
    />
  )
}
