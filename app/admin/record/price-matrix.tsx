import { useText } from '#app/ui/text.tsx'
import type { FormState } from './form-state.ts'
import styles from './price-matrix.module.css'
import type { PartName } from './use-place-name.ts'

/** What one traveller pays, by the bed in a room, as an adult, and by the band of age; an empty price is not sold. */
export function PriceMatrix({
  label,
  keys,
  state,
  place,
}: {
  label: string
  keys: readonly string[]
  state: FormState
  place: string
}) {
  const text = useText('staff-catalogue')
  return (
    <fieldset className={styles.matrix}>
      <legend>{label}</legend>
      <p className={styles.hint}>{text('prices-hint')}</p>
      <div className={styles.cells}>
        {keys.map((key) => {
          const name = `${place}.${key}`
          const isWrong = state.problems.includes(name)
          return (
            <label key={key} className={styles.cell}>
              <span>{text(`part-${key as PartName}`)}</span>
              <input
                name={name}
                inputMode="decimal"
                dir="ltr"
                defaultValue={state.fields[name] ?? ''}
                {...(isWrong ? { 'aria-invalid': true } : {})}
              />
              {isWrong && <em>{text('problem-field')}</em>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
