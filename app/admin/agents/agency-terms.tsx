import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { currencies } from '#kernel/money.ts'
import type { Agency } from '#modules/agents/index.ts'
import { Card } from '../ui/card.tsx'
import styles from './agents.module.css'

/** Who an agency is, what it may owe, how long its seats wait, and the logo on its papers. */
export function AgencyTerms({ agency }: { agency: Agency & { creditText: string } }) {
  const text = useText('agents')
  return (
    <Card title={text('terms')}>
      <Form method="post" noValidate className={styles.grid}>
        <input type="hidden" name="version" value={agency.version} />
        <TextField name="name" label={text('agency-name')} defaultValue={agency.name} />
        <TextField name="contactName" label={text('contact-name')} defaultValue={agency.contactName} isOptional />
        <TextField name="email" type="email" label={text('email')} defaultValue={agency.email} isOptional />
        <TextField name="phone" type="tel" label={text('phone')} defaultValue={agency.phone} isOptional />
        <TextField name="address" label={text('address')} defaultValue={agency.address} isOptional />
        <TextField name="city" label={text('city')} defaultValue={agency.city} isOptional />
        <TextField name="licenceNo" isLatin label={text('licence-no')} defaultValue={agency.licenceNo} isOptional />
        <TextField
          name="amount"
          inputMode="decimal"
          isLatin
          label={text('credit-limit')}
          defaultValue={agency.creditText}
        />
        <SelectField name="currency" label={text('currency')} defaultValue={agency.creditLimit.currency}>
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
          defaultValue={agency.optionHours}
        />
        <Choice name="isActive" defaultChecked={agency.isActive} className={styles.whole}>
          {text('active')}
        </Choice>
        <Button name="intent" value="save">
          {text('save')}
        </Button>
      </Form>
      <Form method="post" encType="multipart/form-data" className={styles.grid}>
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
      </Form>
    </Card>
  )
}
