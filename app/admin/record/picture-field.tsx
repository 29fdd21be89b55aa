import { useId, useState } from 'react'
import { Thumbnail } from '#app/ui/picture.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Options } from '#app/acts/record/field-specs.ts'
import styles from './picture-field.module.css'

/** A picture of the media, chosen by what it shows; its small form stands beside the choice. */
export function PictureField({
  label,
  name,
  value,
  pictures,
  error,
}: {
  label: string
  name: string
  value: string
  pictures: Options['pictures']
  error?: string | undefined
}) {
  const text = useText('staff-catalogue')
  const id = useId()
  const [chosen, setChosen] = useState(value)
  const picture = pictures.find((each) => each.value === chosen)
  const isUnknown = value !== '' && !pictures.some((each) => each.value === value)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <span className={styles.thumb}>
          {picture && <Thumbnail picture={{ src: picture.src, alt: '' }} width={96} ratio="4/3" />}
        </span>
        <select
          id={id}
          name={name}
          defaultValue={value}
          onChange={(event) => setChosen(event.target.value)}
          {...(error ? { 'aria-invalid': true } : {})}
        >
          <option value="">{text('none-chosen')}</option>
          {isUnknown && <option value={value}>{value}</option>}
          {pictures.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      </div>
      {picture && (
        <p className={styles.words}>
          <bdi>{picture.label}</bdi>
        </p>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}
