import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { currencies } from '#kernel/money.ts'
import type { Agency } from '#modules/agents/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { SeenFields, seenVersion } from '../record/seen-fields.tsx'
import { Card } from '../ui/card.tsx'
import type { RefusedTerms } from './act-on-agency.server.ts'
import { fieldsOfAgency } from './agency-fields.ts'
import styles from './agents.module.css'

const labels = {
  name: 'agency-name',
  contactName: 'contact-name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  city: 'city',
  licenceNo: 'licence-no',
  amount: 'credit-limit',
  currency: 'currency',
  optionHours: 'option-hours',
  isActive: 'active',
} as const

/** Who an agency is, what it may owe, how long its seats wait, and the logo on its papers. */
export function AgencyTerms({ agency, refused }: { agency: Agency; refused: RefusedTerms | undefined }) {
  const text = useText('agents')
  const locale = useLocale()
  const read = { fields: fieldsOfAgency(agency, locale), version: agency.version }
  const typed = refused?.fields
  const fields = typed ?? read.fields
  const nameOf = (place: string) => text(labels[place as keyof typeof labels])
  return (
    <Card title={text('terms')}>
      <ActForm noValidate className={styles.grid} key={seenVersion(read, typed)}>
        <SeenFields
          read={read}
          typed={typed}
          conflict={refused?.conflict}
          nameOf={nameOf}
          isTick={(place) => place === 'isActive'}
          className={styles.whole}
        />
        <TextField name="name" label={text('agency-name')} defaultValue={fields['name']} />
        <TextField name="contactName" label={text('contact-name')} defaultValue={fields['contactName']} isOptional />
        <TextField name="email" type="email" label={text('email')} defaultValue={fields['email']} isOptional />
        <TextField name="phone" type="tel" label={text('phone')} defaultValue={fields['phone']} isOptional />
        <TextField name="address" label={text('address')} defaultValue={fields['address']} isOptional />
        <TextField name="city" label={text('city')} defaultValue={fields['city']} isOptional />
        <TextField name="licenceNo" isLatin label={text('licence-no')} defaultValue={fields['licenceNo']} isOptional />
        <TextField
          name="amount"
          inputMode="decimal"
          isLatin
          label={text('credit-limit')}
          defaultValue={fields['amount']}
        />
        <SelectField name="currency" label={text('currency')} defaultValue={fields['currency']}>
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextField
          name="optionHours"
          type="number"
          min={1}
          max={720}
          label={text('option-hours')}
          defaultValue={fields['optionHours']}
        />
        <Choice name="isActive" defaultChecked={fields['isActive'] === 'on'} className={styles.whole}>
          {text('active')}
        </Choice>
        <Button name="intent" value="save">
          {text('save')}
        </Button>
      </ActForm>
      <ActForm encType="multipart/form-data" className={styles.grid}>
        <TextField
          name="logo"
          type="file"
          accept="image/png,image/jpeg"
          label={text('logo')}
          hint={text(agency.hasLogo ? 'logo-there' : 'logo-missing')}
        />
        <Button look="outline" name="intent" value="logo">
          {text('upload')}
        </Button>
      </ActForm>
    </Card>
  )
}
