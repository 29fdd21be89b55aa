import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Quiz } from '#modules/engagement/index.server.ts'
import styles from './answers-so-far.module.css'
import { quizAddress, without, type Answers } from './read-quiz-answers.ts'
import { useAnswerTexts } from './use-answer-texts.ts'

/** What was answered, each with the way to change it. */
export function AnswersSoFar({ quiz, answers }: { quiz: Quiz; answers: Answers }) {
  const text = useText('quiz')
  const locale = useLocale()
  return (
    <section>
      <h2 className={styles.title}>{text('so-far')}</h2>
      <dl className={styles.list}>
        {useAnswerTexts(quiz, answers).map(({ id, question, answer }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            <dd>
              <a href={quizAddress(locale, without(answers, id))} aria-label={text('change', { question, answer })}>
                <Icon name="pencil" />
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
