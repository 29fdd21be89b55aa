import { Form } from 'react-router'
import { useFieldWords, type WrongField } from '#app/intake/use-field-words.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { typedTravellerFields } from '#modules/booking/index.ts'
import styles from '../ui/agent.module.css'
import type { TravellerFields } from './traveller-fields.ts'

const labels = {
  firstName: 'first-name',
  lastName: 'last-name',
  gender: 'gender',
  bornOn: 'born-on',
  nationality: 'nationality',
  tckn: 'tckn',
  passportNo: 'passport-no',
  passportExpiresOn: 'passport-expiry',
} as const

const hints: Partial<Record<(typeof typedTravellerFields)[number], 'country-code-hint' | 'tckn-rule'>> = {
  nationality: 'country-code-hint',
  tckn: 'tckn-rule',
}

/** Who needs which is decided by nationality and journey, when they are saved. */
const papers = new Set<string>(['tckn', 'passportNo', 'passportExpiresOn'])

const numbers = new Set<string>(['tckn', 'passportNo'])

/** Everybody who travels, one below the other; numbers that are known are shown again only to the agency itself. */
export function TravellersForm({
  travellers,
  hasNumbers,
  typed,
  wrong,
}: {
  travellers: readonly (TravellerFields & { fareName: string })[]
  /** Whether whoever fills it in may see and write numbers of papers. */
  hasNumbers: boolean
  /** What was typed before and refused, `0.tckn` for the number of the first one. */
  typed: Record<string, string>
  /** `0.tckn` for what is wrong with the first one. */
  wrong: Partial<Record<string, WrongField>>
}) {
  const text = useText('agents')
  const forms = useText('forms')
  const { today } = usePageFrame()
  const words = useFieldWords()
  const errorOf = (field: (typeof typedTravellerFields)[number], problem: WrongField | undefined) => {
    if (!problem) return undefined
    return field === 'nationality' ? forms('wrong-country-code') : words(field, problem)
  }
  return (
    <Form method="post" noValidate>
      {travellers.map((traveller, index) => (
        <fieldset key={index} className={styles.traveller}>
          <legend>{text('traveller-n', { number: String(index + 1), fare: traveller.fareName })}</legend>
          <input type="hidden" name={`${index}.fare`} value={traveller.fare} />
          <div className={styles.fields}>
            {typedTravellerFields
              .filter((field) => hasNumbers || !numbers.has(field))
              .map((field) => {
                const common = {
                  name: `${index}.${field}`,
                  label: text(labels[field]),
                  defaultValue: typed[`${index}.${field}`] ?? traveller[field],
                  isOptional: papers.has(field),
                  error: errorOf(field, wrong[`${index}.${field}`]),
                }
                if (field === 'bornOn') return <DateField key={field} {...common} isFar max={today} />
                if (field === 'passportExpiresOn') return <DateField key={field} {...common} isFar />
                return field === 'gender' ? (
                  <SelectField key={field} {...common}>
                    <option value="">–</option>
                    <option value="female">{text('female')}</option>
                    <option value="male">{text('male')}</option>
                  </SelectField>
                ) : (
                  <TextField
                    key={field}
                    {...common}
                    hint={hints[field] && forms(hints[field])}
                    isLatin={field !== 'firstName' && field !== 'lastName'}
                  />
                )
              })}
          </div>
        </fieldset>
      ))}
      <p className={styles.inside}>
        <Button name="intent" value="travellers">
          {text('save-travellers')}
        </Button>
      </p>
    </Form>
  )
}
