import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { CardBrandMarks } from './card-brand-mark.tsx'
import { CardFace } from './card-face.tsx'
import styles from './card-fields.module.css'
import type { FieldTexts } from './payment-draft.ts'

/** The four fields of a card. Number and code always start empty: they are not kept anywhere. */
export function CardFields({ name, expiry, errors }: { name: string; expiry: string; errors: FieldTexts }) {
  const text = useText('payment')
  return (
    <div className={styles.card}>
      <div className={styles.face}>
        <CardFace name={name} expiry={expiry} />
      </div>
      <div className={styles.fields}>
        <div className={styles.number} data-field="number">
          <TextField
            label={text('card-number')}
            name="number"
            error={errors.number}
            autoComplete="cc-number"
            inputMode="numeric"
            maxLength={30}
            isLatin
            required={false}
          />
          <span className={styles.brand} aria-hidden="true">
            <CardBrandMarks />
          </span>
        </div>
        <div className={styles.whole} data-field="cardName">
          <TextField
            label={text('card-name')}
            name="cardName"
            defaultValue={name}
            error={errors.cardName}
            autoComplete="cc-name"
            maxLength={100}
            isLatin
            required={false}
          />
        </div>
        <div data-field="expiry">
          <TextField
            label={text('card-expiry')}
            name="expiry"
            defaultValue={expiry}
            error={errors.expiry}
            autoComplete="cc-exp"
            inputMode="numeric"
            hint={text('expiry-form')}
            maxLength={10}
            isLatin
            required={false}
          />
        </div>
        <div data-field="cvc">
          <TextField
            label={text('card-cvc')}
            name="cvc"
            error={errors.cvc}
            hint={text('cvc-help')}
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={6}
            isLatin
            required={false}
          />
        </div>
      </div>
    </div>
  )
}
