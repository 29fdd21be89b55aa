import { SelectField } from '#app/ui/select-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { currencySign, formatMoney } from '#kernel/format-money.ts'
import { money } from '#kernel/money.ts'
import type { TourFacets } from '#modules/catalog/index.server.ts'
import type { TourQuery } from '#modules/catalog/index.ts'
import type { ShownPrices } from './load-listing.server.ts'
import styles from './price-range.module.css'

/** In which currency prices are shown beside their own, and the lowest and highest price per person in it. */
export function PriceRange({
  query: { filter, currency: chosen },
  range,
  prices: { offered, boundsIn },
}: {
  query: TourQuery
  range: TourFacets['prices']
  prices: ShownPrices
}) {
  const text = useText('tours')
  const locale = useLocale()
  const sign = { currency: currencySign(boundsIn) }
  const fields = [
    { name: 'priceMin', label: text('price-lowest', sign), value: filter.priceMin, hint: range?.lowest },
    { name: 'priceMax', label: text('price-highest', sign), value: filter.priceMax, hint: range?.highest },
  ]
  return (
    <>
      {offered.length > 0 && (
        <SelectField
          label={text('price-currency')}
          name="currency"
          defaultValue={chosen ?? ''}
          required={false}
          className={styles.currency}
        >
          <option value="">{text('price-currency-own')}</option>
          {offered.map((each) => (
            <option key={each} value={each}>
              {text(`currency-${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.range}>
        {offered.length === 0 && <input type="hidden" name="currency" value={boundsIn} />}
        {fields.map(({ name, label, value, hint }) => (
          <label key={name} className={styles.field}>
            <span data-words-of={name}>{label}</span>
            <input
              name={name}
              inputMode="numeric"
              pattern="[0-9]{1,8}"
              dir="ltr"
              defaultValue={value}
              placeholder={hint === undefined ? undefined : formatMoney(money(hint * 100, boundsIn), locale)}
            />
          </label>
        ))}
      </div>
    </>
  )
}
