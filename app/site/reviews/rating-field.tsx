import { useText } from '#app/ui/text.tsx'
import { RadioQuestion } from './radio-question.tsx'
import styles from './rating-field.module.css'

const MARKS = [1, 2, 3, 4, 5]

/** One to five stars as radios: arrow keys move between them, and without styles they are still five labelled choices. */
export function RatingField({ id, chosen, error }: { id: string; chosen: string; error: string | undefined }) {
  const text = useText('reviews')
  return (
    <RadioQuestion
      id={id}
      name="rating"
      legend={text('form-rating')}
      answers={MARKS}
      chosen={chosen}
      error={error}
      look={{ set: styles.rating, answers: styles.stars, error: styles.error }}
    >
      {(mark) => (
        <>
          <i aria-hidden="true" />
          <span className="visually-hidden">{text('stars', { count: mark })}</span>
        </>
      )}
    </RadioQuestion>
  )
}
