import { paths, withQuery } from '#app/addresses/paths.ts'
import { Choice } from '#app/ui/choice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { CheckoutDraft, ConsentKind } from '#modules/booking/index.ts'
import { TextsBehindTick } from '../legal/texts-behind-tick.tsx'
import styles from './consents-section.module.css'
import formStyles from './checkout-form.module.css'
import type { ProblemOf } from './use-field-problems.ts'

/** The documents behind each tick, with their titles in the page's language. */
export type ConsentDocuments = Record<ConsentKind, { id: string; title: string }[]>

/** One tick for one act, none of them set beforehand; every text can be read before. */
export function ConsentsSection({
  draft,
  documents,
  currency,
  isPilgrimage,
  problemOf,
}: {
  draft: CheckoutDraft
  documents: ConsentDocuments
  currency: string
  isPilgrimage: boolean
  problemOf: ProblemOf
}) {
  const text = useText('checkout')
  const locale = useLocale()
  const words: Record<ConsentKind, string> = {
    preInformation: text('pre-information'),
    terms: text('contract', { names: joinList(namesOf(documents.terms), locale) }),
    privacy: text('privacy-shown'),
    personalData: isPilgrimage ? text('consent-belief') : text('consent-sharing'),
    health: text('consent-health'),
    marketing: text('consent-marketing'),
  }
  const kinds = Object.keys(words) as ConsentKind[]
  return (
    <section className={formStyles.section}>
      <h2>{text('documents-title')}</h2>
      <p className={formStyles.lead}>{text('documents-lead')}</p>
      {kinds.map((kind) => (
        <div key={kind} className={kind === 'health' ? formStyles.forHealth : undefined}>
          <Choice
            id={`consents.${kind}`}
            name={`consents.${kind}`}
            defaultChecked={draft.consents[kind] === true}
            error={problemOf(`/consents/${kind}`)}
          >
            {words[kind]}
          </Choice>
          <Links documents={documents[kind]} currency={currency} />
        </div>
      ))}
      <p className={styles.note}>{text('no-withdrawal')}</p>
    </section>
  )
}

function namesOf(documents: readonly { title: string }[]): string[] {
  return documents.map(({ title }) => title)
}

function Links({ documents, currency }: { documents: { id: string; title: string }[]; currency: string }) {
  const text = useText('checkout')
  const locale = useLocale()
  const texts = documents.map(({ id, title }) => ({
    id,
    title,
    href: withQuery(paths.checkoutDocument(locale, id), { currency }),
    label: text('read-document', { title }),
  }))
  return <TextsBehindTick texts={texts} />
}
