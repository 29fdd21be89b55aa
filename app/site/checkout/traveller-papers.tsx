import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { parseTckn } from '#kernel/identity.ts'
import { genders, type FieldProblem, type TravellerDraft } from '#modules/booking/index.ts'
import formStyles from './checkout-form.module.css'
import type { CheckoutTourView } from './checkout-view.server.ts'
import { PassportExpiry } from './passport-expiry.tsx'
import { RadioSegment } from './radio-segment.tsx'
import styles from './traveller-papers.module.css'
import type { ProblemOf } from './use-field-problems.ts'

const papers = ['gender', 'tckn', 'passportNo', 'passportExpiresOn'] as const

/**
 * What of a traveller may come after the order, and until when. Folded away, and open as soon as any of it was typed or
 * has to be corrected.
 */
export function TravellerPapers({
  index,
  draft,
  tour,
  problems,
  problemOf,
}: {
  index: number
  draft: TravellerDraft
  tour: CheckoutTourView
  problems: readonly FieldProblem[]
  problemOf: ProblemOf
}) {
  const text = useText('checkout')
  const date = formatDate(tour.papersDueOn, useLocale())
  const prefix = `travellers.${index}`
  const field = (part: (typeof papers)[number]) => ({
    name: `${prefix}.${part}`,
    defaultValue: draft[part],
    error: problemOf(`/travellers/${index}/${part}`),
  })
  const line = (part: 'tckn' | 'passportNo') => ({
    ...field(part),
    id: `${prefix}.${part}`,
    maxLength: 20,
    autoComplete: 'off',
    isLatin: true,
    required: false,
  })
  const isOpen =
    draft.renewsPassport ||
    papers.some(
      (part) => draft[part] !== '' || problems.some(({ pointer }) => pointer === `/travellers/${index}/${part}`),
    )
  // Where the destination asks for no passport, only travellers without a Turkish identity give one.
  const ofPassport = tour.asksCitizensForPassport ? undefined : styles.forForeign
  return (
    <details className={styles.papers} data-later="" open={isOpen}>
      <summary className={styles.head}>
        <Icon name="id-card" />
        <span>
          <b>{text('papers-fold')}</b>
          <small>{text('papers-until', { date })}</small>
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <p className={styles.lead}>{text('papers-fold-lead', { date })}</p>
      <div className={formStyles.pair}>
        <RadioSegment
          legend={text('gender')}
          name={`${prefix}.gender`}
          firstId={`${prefix}.gender`}
          items={genders.map((value) => ({ value, label: text(value) }))}
          chosen={draft.gender}
          error={field('gender').error}
        />
        <TextField
          {...line('tckn')}
          label={text('tckn')}
          hint={<TcknRule isRight={parseTckn(draft.tckn) !== undefined && field('tckn').error === undefined} />}
          inputMode="numeric"
          className={styles.forTurkish}
        />
        <TextField {...line('passportNo')} label={text('passport-no')} className={ofPassport} />
        <PassportExpiry
          {...field('passportExpiresOn')}
          rule={tour.passport}
          renewing={{ name: `${prefix}.renewsPassport`, isChecked: draft.renewsPassport }}
          className={ofPassport}
        />
      </div>
    </details>
  )
}

/** The page's script shows the second part as soon as the number can be right, unless an error stands beside it. */
function TcknRule({ isRight }: { isRight: boolean }) {
  const text = useText('checkout')
  const forms = useText('forms')
  return (
    <>
      {forms('tckn-rule')}
      <span data-right="" hidden={!isRight} className={styles.right}>
        <Icon name="check" />
        {text('tckn-right')}
      </span>
    </>
  )
}
