import { useLocale, useText } from '#app/ui/text.tsx'
import { formatMoney } from '#kernel/format-money.ts'
import { money, type Currency } from '#kernel/money.ts'
import styles from './price-range.module.css'

/** The lowest and highest price per person, in the currency most of the listed tours are sold in. */
export function PriceRange({
  prices,
  lowest,
  highest,
}: {
  prices: { currency: Currency; lowest: number; highest: number } | null
  lowest: number | undefined
  highest: number | undefined
}) {
  const text = useText('tours')
  const locale = useLocale()
  const currency = prices?.currency ?? 'USD'
  const fields = [
    { name: 'priceMin', label: text('price-lowest'), value: lowest, hint: prices?.lowest },
    { name: 'priceMax', label: text('price-highest'), value: highest, hint: prices?.highest },
  ]
  return (
    <div className={styles.range}>
      <input type="hidden" name="currency" value={currency} />
      {fields.map(({ name, label, value, hint }) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <input
            name={name}
            inputMode="numeric"
            pattern="[0-9]{1,8}"
            dir="ltr"
            defaultValue={value}
            placeholder={hint === undefined ? undefined : formatMoney(money(hint * 100, currency), locale)}
          />
        </label>
      ))}
    </div>
  )
}
