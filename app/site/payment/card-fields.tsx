import type { ChangeEvent } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { cardBrand, cardDigits, cvcLength, groupCardNumber, groupExpiry } from '#modules/payments/index.ts'
import { CardBrandMark } from './card-brand-mark.tsx'
import { CardFace } from './card-face.tsx'
import styles from './card-fields.module.css'
import type { PaymentDraft } from './payment-draft.ts'

type CardFieldName = 'number' | 'cardName' | 'expiry' | 'cvc'

/** The four fields of a card, grouped while they are typed. */
export function CardFields({
  draft,
  errors,
  onChange,
}: {
  draft: PaymentDraft
  errors: Partial<Record<CardFieldName, string>>
  onChange: (change: Partial<PaymentDraft>) => void
}) {
  const text = useText('payment')
  const brand = cardBrand(cardDigits(draft.number))
  const typed = (name: CardFieldName, group: (text: string) => string) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ [name]: isAtEnd(event.target) ? group(event.target.value) : event.target.value })
  const tidied = (name: CardFieldName, group: (text: string) => string) => () =>
    onChange({ [name]: group(draft[name]) })

  return (
    <div className={styles.card}>
      <div className={styles.face}>
        <CardFace number={draft.number} name={draft.cardName} expiry={draft.expiry} />
      </div>
      <div className={styles.fields}>
        <div className={styles.number}>
          <TextField
            label={text('card-number')}
            name="number"
            value={draft.number}
            onChange={typed('number', groupCardNumber)}
            onBlur={tidied('number', groupCardNumber)}
            error={errors.number}
            autoComplete="cc-number"
            inputMode="numeric"
            maxLength={30}
            isLatin
            required={false}
          />
          {brand && (
            <span className={styles.brand}>
              <CardBrandMark brand={brand} />
            </span>
          )}
        </div>
        <TextField
          className={styles.whole}
          label={text('card-name')}
          name="cardName"
          value={draft.cardName}
          onChange={(event) => onChange({ cardName: event.target.value })}
          error={errors.cardName}
          autoComplete="cc-name"
          maxLength={100}
          isLatin
          required={false}
        />
        <TextField
          label={text('card-expiry')}
          name="expiry"
          value={draft.expiry}
          onChange={typed('expiry', groupExpiry)}
          onBlur={tidied('expiry', groupExpiry)}
          error={errors.expiry}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder={text('expiry-form')}
          maxLength={10}
          isLatin
          required={false}
        />
        <TextField
          label={text('card-cvc')}
          name="cvc"
          value={draft.cvc}
          onChange={(event) => onChange({ cvc: event.target.value })}
          error={errors.cvc}
          hint={text('cvc-help')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={cvcLength(brand) + 2}
          isLatin
          required={false}
        />
      </div>
    </div>
  )
}

/** Grouping while somebody corrects the middle would throw the cursor to the end; then it waits until the field is left. */
function isAtEnd(input: HTMLInputElement): boolean {
  return input.selectionStart === null || input.selectionStart === input.value.length
}
