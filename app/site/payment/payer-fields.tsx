import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './payer-fields.module.css'
import type { PaymentDraft } from './payment-draft.ts'

/** Who pays, and where the receipt goes. */
export function PayerFields({
  draft,
  errors,
  onChange,
}: {
  draft: PaymentDraft
  errors: Partial<Record<'name' | 'email' | 'phone', string>>
  onChange: (change: Partial<PaymentDraft>) => void
}) {
  const text = useText('payment')
  return (
    <fieldset className={styles.payer}>
      <legend className={styles.legend}>{text('payer')}</legend>
      <TextField
        className={styles.whole}
        label={text('payer-name')}
        name="name"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={errors.name}
        autoComplete="name"
        maxLength={200}
        required={false}
      />
      <TextField
        label={text('payer-email')}
        name="email"
        type="email"
        value={draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
        error={errors.email}
        hint={text('payer-email-hint')}
        autoComplete="email"
        maxLength={254}
        required={false}
      />
      <TextField
        label={text('payer-phone')}
        name="phone"
        type="tel"
        value={draft.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
        error={errors.phone}
        autoComplete="tel"
        maxLength={40}
        isOptional
      />
    </fieldset>
  )
}
