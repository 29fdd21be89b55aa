import type { MouseEvent } from 'react'
import { Thumbnail } from '#app/ui/picture.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Options } from '#app/acts/record/field-specs.ts'
import styles from './picture-field.module.css'

/** All pictures at a glance, uploaded ones first; pressing one adds it to the list, without script by sending the form. */
export function PictureChooser({
  place,
  pictures,
  onAdd,
}: {
  place: string
  pictures: Options['pictures']
  onAdd: (value: string) => (event: MouseEvent<HTMLButtonElement>) => void
}) {
  const text = useText('staff-catalogue')
  return (
    <details className={styles.chooser}>
      <summary>{text('picture-choose')}</summary>
      <p>{text('picture-words')}</p>
      <ul>
        {pictures.map(({ value, label, src }) => (
          <li key={value}>
            <button
              type="submit"
              name="row"
              value={`add:${place}=${value}`}
              formNoValidate
              title={label}
              aria-label={text('picture-add', { name: label })}
              onClick={onAdd(value)}
            >
              <Thumbnail picture={{ src, alt: '' }} width={96} ratio="4/3" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
