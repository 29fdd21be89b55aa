import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { OTHER_NUMBER, otherPlace } from './other-number.ts'
import styles from './offered-number.module.css'

/** A number from a list, or another one that is called so; the field for it is there while it is chosen. */
export function OfferedNumber({
  label,
  place,
  value,
  offered,
  error,
}: {
  label: string
  place: string
  value: string
  offered: readonly { value: string; label: string }[]
  error: string | undefined
}) {
  const text = useText('staff-catalogue')
  const isOffered = offered.some((each) => each.value === value)
  return (
    <div className={styles.pair}>
      <SelectField label={label} name={place} defaultValue={isOffered ? value : OTHER_NUMBER}>
        {offered.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
        <option value={OTHER_NUMBER}>{text('other-number')}</option>
      </SelectField>
      <TextField
        label={text('other-number-field', { name: label })}
        name={otherPlace(place)}
        inputMode="numeric"
        isLatin
        defaultValue={isOffered ? '' : value}
        error={error}
        className={styles.other}
      />
    </div>
  )
}
