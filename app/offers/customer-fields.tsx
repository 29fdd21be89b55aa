import { DateField } from '#app/ui/date-field.tsx'
import { languages } from '#kernel/languages.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import type { OfferFields } from './offer-fields.ts'
import { useOfferField } from './use-offer-field.ts'

/** Whom an offer is for, in which language, and until when it holds. */
export function CustomerFields({
  fields,
  wrong,
  emailHint,
  hasCity = false,
}: {
  fields: OfferFields
  /** Names of the fields that were refused. */
  wrong: readonly string[]
  emailHint?: string | undefined
  hasCity?: boolean
}) {
  const text = useText('agents')
  const field = useOfferField(fields, wrong)
  return (
    <>
      <TextField {...field('firstName')} label={text('first-name')} />
      <TextField {...field('lastName')} label={text('last-name')} />
      <TextField {...field('email')} type="email" label={text('email')} hint={emailHint} isOptional />
      <TextField {...field('phone')} type="tel" label={text('phone')} isOptional />
      {hasCity && <TextField {...field('city')} label={text('city')} isOptional />}
      <SelectField {...field('locale')} label={text('language')}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {languages[each].name}
          </option>
        ))}
      </SelectField>
      <DateField {...field('validUntil')} label={text('valid-until')} />
    </>
  )
}
