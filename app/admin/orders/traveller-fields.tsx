import type { ReactNode } from 'react'
import { DocumentLines, type FieldWords } from '#app/intake/document-lines.tsx'
import { useFieldWords } from '#app/intake/use-field-words.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { genders, travellerFlags, type FieldProblem, type TravellerDraft } from '#modules/booking/index.ts'
import type { PastedDocument } from './fill-from-document.ts'
import styles from './order-forms.module.css'

/** Up to so many travellers show their papers at once; those of a group are opened one by one. */
export const FEW_TRAVELLERS = 4

/** What this form calls its fields. */
const keyOf = {
  firstName: 'first-name',
  lastName: 'last-name',
  gender: 'gender',
  bornOn: 'born-on',
  nationality: 'nationality',
  tckn: 'tckn',
  passportNo: 'passport-no',
  passportExpiresOn: 'passport-expires-on',
  female: 'gender-female',
  male: 'gender-male',
} as const satisfies Record<Parameters<FieldWords>[0], string>

const papers = ['gender', 'bornOn', 'tckn', 'passportNo', 'passportExpiresOn'] as const

/** Names and papers of one traveller; papers may stay empty until they come. `children` stand behind the names. */
export function TravellerFields({
  index,
  traveller,
  typed,
  problems,
  hasNumbers,
  isFolded = false,
  isNameToCome = false,
  known,
  pasted,
  children,
}: {
  index: number
  traveller: Omit<TravellerDraft, 'tourId' | 'fare'>
  typed: Record<string, string> | undefined
  problems: readonly FieldProblem[]
  /** Whether whoever fills the form in may see numbers of papers; otherwise it has no fields for them. */
  hasNumbers: boolean
  /** Whether papers stay closed until somebody opens them or something stands in them. */
  isFolded?: boolean
  /** Whether the name may go on missing, as it does now. */
  isNameToCome?: boolean
  /** Which numbers are known from an earlier order and taken over unless another one is typed. */
  known?: { hasTckn: boolean; hasPassport: boolean } | undefined
  /** What came of the lines of a document, whoever's they are. */
  pasted: PastedDocument | undefined
  children?: ReactNode
}) {
  const text = useText('staff-orders')
  const forms = useText('forms')
  const words = useFieldWords()
  const ofTravellers = useText('travellers')
  const { today } = usePageFrame()
  const nameOf = (field: string) => `travellers.${index}.${field}`
  const errorOf = (field: string) => {
    const problem = problems.find(({ pointer }) => pointer === `/travellers/${index}/${field}`)
    if (!problem) return undefined
    return field === 'nationality' ? forms('wrong-country-code') : words(field, problem)
  }
  const field = (name: keyof typeof traveller & string) => ({
    name: nameOf(name),
    defaultValue: typed?.[nameOf(name)] ?? String(traveller[name]),
    error: errorOf(name),
  })
  const reading = pasted?.name === `travellers.${index}` ? pasted.reading : undefined
  const isBegun = papers.some((name) => field(name).defaultValue !== '')
  const isWrong = problems.some(({ pointer }) => pointer.startsWith(`/travellers/${index}/`))
  return (
    <>
      <div className={styles.grid}>
        <TextField
          label={text('first-name')}
          {...field('firstName')}
          maxLength={60}
          isLatin
          isOptional={isNameToCome}
        />
        <TextField label={text('last-name')} {...field('lastName')} maxLength={60} isLatin isOptional={isNameToCome} />
        {children}
      </div>
      {hasNumbers && (
        <div className={styles.grid}>
          <DocumentLines
            name={`travellers.${index}`}
            nationalities={[]}
            say={(word) => text(keyOf[word])}
            lines={typed?.[nameOf('lines')]}
            reading={reading}
          />
        </div>
      )}
      <details className={styles.papers} open={!isFolded || (isBegun && !known) || isWrong || reading !== undefined}>
        <summary>{text('papers-of')}</summary>
        <div className={styles.grid}>
          <SelectField label={text('gender')} {...field('gender')} isOptional>
            <option value="">{text('later')}</option>
            {genders.map((each) => (
              <option key={each} value={each}>
                {text(`gender-${each}`)}
              </option>
            ))}
          </SelectField>
          <DateField label={text('born-on')} {...field('bornOn')} isFar max={today} isOptional />
          <TextField
            label={text('nationality')}
            hint={forms('country-code-hint')}
            {...field('nationality')}
            maxLength={2}
            isLatin
            isOptional
          />
          {hasNumbers && (
            <>
              <TextField
                label={text('tckn')}
                hint={known?.hasTckn ? text('known-earlier') : undefined}
                {...field('tckn')}
                inputMode="numeric"
                maxLength={20}
                isLatin
                isOptional
              />
              <TextField
                label={text('passport-no')}
                hint={known?.hasPassport ? text('known-earlier') : undefined}
                {...field('passportNo')}
                maxLength={20}
                isLatin
                isOptional
              />
            </>
          )}
          <DateField label={text('passport-expires-on')} {...field('passportExpiresOn')} isFar isOptional />
          {travellerFlags.map((flag) => (
            <Choice
              key={flag}
              name={nameOf(flag)}
              defaultChecked={typed ? typed[nameOf(flag)] === 'on' : traveller[flag]}
            >
              {ofTravellers(`staff-${flag}`)}
            </Choice>
          ))}
        </div>
        {!hasNumbers && <p className={styles.hint}>{text('numbers-hidden')}</p>}
      </details>
    </>
  )
}
