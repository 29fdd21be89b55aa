import { useText } from '#app/ui/text.tsx'
import { factAnswers, type TravelFact } from '#modules/content/index.ts'
import styles from './fact-field.module.css'
import { RadioQuestion } from './radio-question.tsx'

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
    <RadioQuestion
      id={id}
      name={`answers.${fact}`}
      legend={text(`ask-${fact}`)}
      answers={factAnswers}
      chosen={chosen}
      error={error}
      look={{ set: styles.fact, answers: styles.answers, error: styles.error }}
    >
      {(answer) => <span>{words(`answer-${answer}`)}</span>}
    </RadioQuestion>
  )
}
