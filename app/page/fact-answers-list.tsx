import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { travelFacts, type FactAnswer, type FactAnswers } from '#modules/content/index.ts'
import styles from './fact-answers-list.module.css'

const iconOf: Record<Exclude<FactAnswer, 'none'>, IconName> = { yes: 'check', partly: 'minus', no: 'x' }

/** What somebody who travelled said of what had been promised; what did not apply to them is left out. */
export function FactAnswersList({ answers }: { answers: FactAnswers }) {
  const text = useText('reviews')
  return (
    <ul className={styles.facts}>
      {travelFacts.map((fact) => {
        const answer = answers[fact]
        if (answer === undefined || answer === 'none') return null
        return (
          <li key={fact} className={styles[answer]}>
            <Icon name={iconOf[answer]} />
            <span>
              {text(`fact-${fact}`)}: <b>{text(`answer-${answer}`)}</b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
