import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { contactCountries, type ContactDraft, type FieldProblem } from '#modules/booking/index.ts'
import styles from './order-forms.module.css'

/** Whom an order belongs to; an address of email and a town may stay away where they never were. */
export function ContactFields({
  contact,
  typed,
  problems,
  isByTelephone = false,
}: {
  contact: ContactDraft
  typed: Record<string, string> | undefined
  problems: readonly FieldProblem[]
  /** In a sale nothing has to be typed: the customer is the first traveller at the number that rings. */
  isByTelephone?: boolean
}) {
  const text = useText('staff-orders')
  const field = (name: keyof ContactDraft) => {
    const problem = problems.find(({ pointer }) => pointer === `/contact/${name}`)
    return {
      name: `contact.${name}`,
      defaultValue: typed?.[`contact.${name}`] ?? contact[name],
      error: problem && text(`wrong-${problem.code}`),
    }
  }
  return (
    <div className={styles.grid}>
      <TextField label={text('first-name')} {...field('firstName')} maxLength={60} isOptional={isByTelephone} />
      <TextField label={text('last-name')} {...field('lastName')} maxLength={60} isOptional={isByTelephone} />
      <TextField label={text('phone')} {...field('phone')} type="tel" isOptional={isByTelephone} />
      <TextField
        label={text('email')}
        {...field('email')}
        type="email"
        hint={contact.email === '' ? text('no-email-hint') : undefined}
        isOptional={isByTelephone || contact.email === ''}
      />
      <TextField label={text('address')} {...field('address')} maxLength={300} isOptional />
      <TextField
        label={text('city')}
        {...field('city')}
        maxLength={80}
        isOptional={isByTelephone || contact.city === ''}
      />
      <SelectField label={text('country')} {...field('country')}>
        {contactCountries.map((each) => (
          <option key={each} value={each}>
            {text(`country-${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
