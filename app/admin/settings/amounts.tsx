import { useId, type ComponentProps } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { currencies, type Currency } from '#kernel/money.ts'
import styles from './settings.module.css'

type Field = Omit<ComponentProps<typeof TextField>, 'label'>

/** One amount for each currency, which may be left out. */
export function Amounts({ title, fieldOf }: { title: string; fieldOf: (currency: Currency) => Field }) {
  const id = useId()
  return (
    // The fields stand in the columns of the card.
    <div role="group" aria-labelledby={id} className={styles.amounts}>
      <p id={id}>{title}</p>
      {currencies.map((currency) => (
        <TextField key={currency} label={currency} isOptional {...fieldOf(currency)} />
      ))}
    </div>
  )
}
