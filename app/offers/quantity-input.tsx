import { useText } from '#app/ui/text.tsx'
import type { FareRow } from './offer-preview.server.ts'
import styles from './quantity-input.module.css'

/** How many travel at one fare of an offer. */
export function QuantityInput({ row: { fare, name, quantity } }: { row: Pick<FareRow, 'fare' | 'name' | 'quantity'> }) {
  const text = useText('agents')
  return (
    <input
      className={styles.quantity}
      type="number"
      name={`q.${fare}`}
      min={0}
      max={200}
      defaultValue={quantity}
      aria-label={`${text('quantity')}: ${name}`}
    />
  )
}
