import { useText } from '#app/ui/text.tsx'
import styles from './rating-field.module.css'

const MARKS = [1, 2, 3, 4, 5]

/** One to five stars as radios: arrow keys move between them, and without styles they are still five labelled choices. */
export function RatingField({ id, chosen, error }: { id: string; chosen: string; error: string | undefined }) {
  const text = useText('reviews')
  return (
    <fieldset className={styles.rating}>
      <legend>{text('form-rating')}</legend>
      <div className={styles.stars}>
        {MARKS.map((mark) => (
          <label key={mark}>
            <input
              type="radio"
              name="rating"
              id={`${id}-${mark}`}
              value={mark}
              defaultChecked={chosen === String(mark)}
              required
              {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            />
            <i aria-hidden="true" />
            <span className="visually-hidden">{text('stars', { count: mark })}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
