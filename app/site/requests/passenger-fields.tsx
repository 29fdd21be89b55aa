import type { FieldProblem } from '#platform/http/problem.server.ts'
import { messageAt } from '#app/intake/said-problems.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { genders, type PassengerDraft } from '#modules/engagement/index.ts'
import { DateParts } from '../checkout/date-parts.tsx'
import { RadioSegment } from '../checkout/radio-segment.tsx'
import styles from './passenger-fields.module.css'

/** One passenger, as the passport says. An identity number or a passport is enough. */
export function PassengerFields({
  index,
  draft,
  problems,
  passportUntil,
  onward,
  isOnly,
}: {
  index: number
  draft: PassengerDraft
  problems: readonly FieldProblem[]
  passportUntil: PlainDate
  /** Where the page stands after a passenger was taken away. */
  onward: string
  isOnly: boolean
}) {
  const text = useText('requests')
  const locale = useLocale()
  const n = String(index + 1)
  const prefix = `passengers.${index}`
  const errorOf = (part: keyof PassengerDraft) => messageAt(problems, `/passengers/${index}/${part}`)
  const field = (part: keyof PassengerDraft) => ({
    id: `${prefix}.${part}`,
    name: `${prefix}.${part}`,
    defaultValue: draft[part],
    error: errorOf(part),
    autoComplete: 'off',
  })
  return (
    <fieldset className={styles.passenger} id={prefix}>
      <legend className={styles.legend}>{text('passenger', { n })}</legend>
      {!isOnly && (
        <Button
          look="outline"
          isSmall
          className={styles.remove}
          name="intent"
          value={`remove-passenger-${index}`}
          formAction={onward}
          aria-label={text('remove-passenger-of', { n })}
        >
          {text('remove-passenger')}
        </Button>
      )}
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={text('first-name')} maxLength={39} isLatin />
        <TextField {...field('lastName')} label={text('last-name')} maxLength={39} isLatin />
        <RadioSegment
          legend={text('gender')}
          name={`${prefix}.gender`}
          firstId={`${prefix}.gender`}
          items={genders.map((value) => ({ value, label: text(`gender-${value}`) }))}
          chosen={draft.gender}
          error={errorOf('gender')}
        />
        <DateParts
          label={text('birth-date')}
          name={`${prefix}.bornOn`}
          defaultValue={draft.bornOn}
          error={errorOf('bornOn')}
          isBirthday
        />
        <TextField
          {...field('tckn')}
          label={text('tckn')}
          inputMode="numeric"
          maxLength={20}
          isLatin
          required={false}
          className={styles.wide}
        />
        <TextField {...field('passportNo')} label={text('passport-no')} maxLength={20} isLatin required={false} />
        <DateParts
          label={text('passport-expiry')}
          name={`${prefix}.passportExpiresOn`}
          defaultValue={draft.passportExpiresOn}
          error={errorOf('passportExpiresOn')}
          hint={text('passport-until', { date: formatDate(passportUntil, locale) })}
        />
      </div>
    </fieldset>
  )
}
