import { useText } from '#app/ui/text.tsx'
import { factAnswers, type TravelFact } from '#modules/content/index.ts'
import styles from './fact-field.module.css'

/** A question about what was promised, with four answers to press. */
export function FactField({
  fact,
  id,
  chosen,
  error,
}: {
  fact: TravelFact
  id: string
  chosen: string
  error: string | undefined
}) {
  const text = useText('opinion')
  const words = useText('reviews')
  return (
    <fieldset className={styles.fact}>
      <legend>{text(`ask-${fact}`)}</legend>
      <div className={styles.answers}>
        {factAnswers.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={`answers.${fact}`}
              id={`${id}-${answer}`}
              value={answer}
              defaultChecked={chosen === answer}
              required
              {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            />
            <span>{words(`answer-${answer}`)}</span>
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
