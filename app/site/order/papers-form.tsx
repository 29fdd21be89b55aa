import { DocumentLines } from '#app/intake/document-lines.tsx'
import type { LinesReading } from '#app/intake/read-lines.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { genders, type PaperField, type PassportRule, type TravellerProblems } from '#modules/booking/index.ts'
import { DateParts } from '../checkout/date-parts.tsx'
import { PassportExpiry } from '../checkout/passport-expiry.tsx'
import { RadioSegment } from '../checkout/radio-segment.tsx'
import { useProblemText } from '../checkout/use-field-problems.ts'
import { useTravellerWords } from '../checkout/use-traveller-words.ts'
import styles from './papers-page.module.css'

/** What was refused, with what had been typed. */
export type PapersAnswer = {
  travellerId: string
  typed: Record<PaperField, string> & { renewsPassport: boolean }
  problem: { code: 'rate-limited' | 'nothing-asked'; fields?: never } | { fields: TravellerProblems; code?: never }
  /** What came of the lines of a document. */
  reading?: LinesReading
}

export type TravellerToComplete = {
  id: string
  name: string
  fields: PaperField[]
  /** What a passport has to do, for whoever needs one, and whether citizens do. */
  passport: PassportRule
  asksCitizensForPassport: boolean
  replacesPassport: boolean
  /** Whether they said that another passport is on its way. */
  renewsPassport: boolean
  /** The last day on which they are in time. */
  dueOn: PlainDate
  isLate: boolean
}

/** The papers of one traveller that are still to come; whatever is left empty is asked for again. */
export function PapersForm({
  traveller,
  nationalities,
  answer,
}: {
  traveller: TravellerToComplete
  nationalities: { code: string; name: string }[]
  answer: PapersAnswer | undefined
}) {
  const text = useText('order')
  const checkout = useText('checkout')
  const locale = useLocale()
  const problemText = useProblemText()
  const say = useTravellerWords()
  const errorOf = (field: PaperField) => {
    const problem = answer?.problem.fields?.[field]
    return problem && problemText({ pointer: `/${field}`, ...problem })
  }
  const asks = (field: PaperField) => traveller.fields.includes(field)
  const valueOf = (field: PaperField) => answer?.typed[field] ?? ''
  const nameOf = (field: PaperField) => `${traveller.id}.${field}`
  const field = (name: PaperField) => ({
    id: nameOf(name),
    name: nameOf(name),
    defaultValue: valueOf(name),
    error: errorOf(name),
    autoComplete: 'off',
    required: false,
  })
  // Where the destination asks for no passport, citizens give none.
  const ofPassport = traveller.asksCitizensForPassport ? undefined : styles.forForeign
  return (
    <form
      method="post"
      action={`#traveller-${traveller.id}`}
      id={`traveller-${traveller.id}`}
      className={styles.form}
      noValidate
    >
      {/* The enter key presses a form's first button, which keeps what was typed. */}
      <button tabIndex={-1} aria-hidden className="visually-hidden" />
      <input type="hidden" name="traveller" value={traveller.id} />
      <h2>
        <bdi>{traveller.name}</bdi>
      </h2>
      <p>{text(traveller.isLate ? 'papers-late' : 'papers-due', { date: formatDate(traveller.dueOn, locale) })}</p>
      {traveller.replacesPassport && <p>{text('papers-short')}</p>}
      <DocumentLines
        name={traveller.id}
        known={traveller.name}
        nationalities={nationalities}
        hasPicture
        say={say}
        reading={answer?.reading}
      />
      <div className={styles.fields}>
        {asks('gender') && (
          <RadioSegment
            legend={checkout('gender')}
            name={nameOf('gender')}
            items={genders.map((value) => ({ value, label: checkout(value) }))}
            chosen={valueOf('gender')}
            error={errorOf('gender')}
          />
        )}
        {asks('bornOn') && (
          <DateParts
            label={checkout('birth-date')}
            name={nameOf('bornOn')}
            defaultValue={valueOf('bornOn')}
            error={errorOf('bornOn')}
            isBirthday
          />
        )}
        {asks('nationality') && (
          <SelectField {...field('nationality')} label={checkout('nationality')}>
            <option value="">{checkout('choose')}</option>
            {nationalities.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {asks('tckn') && (
          <TextField
            {...field('tckn')}
            label={checkout('tckn')}
            inputMode="numeric"
            maxLength={20}
            isLatin
            className={styles.forTurkish}
          />
        )}
        {asks('passportNo') && (
          <TextField
            {...field('passportNo')}
            label={checkout('passport-no')}
            maxLength={20}
            isLatin
            className={ofPassport}
          />
        )}
        {asks('passportExpiresOn') && (
          <PassportExpiry
            name={nameOf('passportExpiresOn')}
            defaultValue={valueOf('passportExpiresOn')}
            error={errorOf('passportExpiresOn')}
            rule={traveller.passport}
            renewing={{
              name: `${traveller.id}.renewsPassport`,
              isChecked: answer ? answer.typed.renewsPassport : traveller.renewsPassport,
            }}
            className={ofPassport}
          />
        )}
      </div>
      <Button>{text('papers-save')}</Button>
    </form>
  )
}
