import type { ReactNode } from 'react'
import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatNumber } from '#kernel/format-money.ts'
import type { Quiz, QuizResult } from '#modules/engagement/index.server.ts'
import { SKIPPED } from '#modules/engagement/index.ts'
import { AnswersSoFar } from './answers-so-far.tsx'
import { QuizProgress } from './quiz-progress.tsx'
import styles from './quiz-step.module.css'
import { ANSWER_NAME, answerValue, quizAddress, without, type Answers } from './read-quiz-answers.ts'

type QuizStepProps = { quiz: Quiz; question: Quiz['questions'][number]; answers: Answers; result: QuizResult }

/** One question. Its form carries the answers before it in the address of the next page. */
export function QuizStep({ quiz, question, answers, result }: QuizStepProps) {
  const text = useText('quiz')
  const locale = useLocale()
  const position = quiz.questions.indexOf(question)
  const before = quiz.questions[position - 1]
  const isLast = answers.size === quiz.questions.length - 1
  const picture = artOf(question.picture, locale)
  return (
    <div className={styles.step}>
      <div className={styles.top}>
        <p className={styles.count}>
          {text('progress', { n: String(position + 1), total: String(quiz.questions.length) })}
        </p>
        <QuizProgress current={position} total={quiz.questions.length} />
        <a className={styles.skip} href={quizAddress(locale, new Map([...answers, [question.id, SKIPPED]]))}>
          {text('skip')}
          <Icon name="chevron-right" isFlipped />
        </a>
      </div>
      <div className={styles.columns}>
        <form action={paths.quiz(locale)}>
          {[...answers].map(([id, option]) => (
            <input key={id} type="hidden" name={ANSWER_NAME} value={answerValue(id, option)} />
          ))}
          <p className={styles.title}>{position === 0 ? quiz.intro : text('title')}</p>
          <h1 id="question">{question.text}</h1>
          <p id="question-help" className={styles.help}>
            {question.help}
          </p>
          <div role="radiogroup" aria-labelledby="question" aria-describedby="question-help" className={styles.options}>
            {question.options.map((option) => (
              <label key={option.id} className={styles.option}>
                <span>
                  <b>{option.text}</b>
                  {option.note && <small>{option.note}</small>}
                </span>
                <input type="radio" name={ANSWER_NAME} value={answerValue(question.id, option.id)} required />
              </label>
            ))}
          </div>
          <div className={styles.ways}>
            {before && (
              <ButtonLink look="outline" href={quizAddress(locale, without(answers, before.id))}>
                <Icon name="arrow-left" isFlipped />
                {text('back')}
              </ButtonLink>
            )}
            <Button type="submit" className={styles.next}>
              {isLast ? text('finish') : text('next')}
              <Icon name="arrow-right" isFlipped />
            </Button>
          </div>
          <p className={styles.privacy}>
            <Icon name="lock" />
            {text('privacy')}
          </p>
        </form>
        <aside className={styles.side}>
          {picture && <Print picture={{ ...picture, alt: '' }} ratio="16/9" hasMat isEager className="only-desktop" />}
          {answers.size > 0 && <AnswersSoFar quiz={quiz} answers={answers} />}
          <p className={styles.fitting}>
            {text.rich('fitting', {
              count: formatNumber(result.fitting, locale),
              total: formatNumber(result.total, locale),
              b: strong,
            })}
          </p>
        </aside>
      </div>
    </div>
  )
}

function strong(words: ReactNode): ReactNode {
  return <b>{words}</b>
}
