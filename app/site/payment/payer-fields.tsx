import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { FieldTexts } from './payment-draft.ts'
import styles from './payer-fields.module.css'

/** Who pays, and where the receipt goes. */
export function PayerFields({
  payer,
  errors,
}: {
  payer: { name: string; email: string; phone: string }
  errors: FieldTexts
}) {
  const text = useText('payment')
  return (
    <fieldset className={styles.payer}>
      <legend className={styles.legend}>{text('payer')}</legend>
      <div className={styles.whole} data-field="name">
        <TextField
          label={text('payer-name')}
          name="name"
          defaultValue={payer.name}
          error={errors.name}
          autoComplete="name"
          maxLength={200}
          required={false}
        />
      </div>
      <div data-field="email">
        <TextField
          label={text('payer-email')}
          name="email"
          type="email"
          defaultValue={payer.email}
          error={errors.email}
          hint={text('payer-email-hint')}
          autoComplete="email"
          maxLength={254}
          required={false}
        />
      </div>
      <div data-field="phone">
        <TextField
          label={text('payer-phone')}
          name="phone"
          type="tel"
          defaultValue={payer.phone}
          error={errors.phone}
          autoComplete="tel"
          maxLength={40}
          isOptional
        />
      </div>
    </fieldset>
  )
}
