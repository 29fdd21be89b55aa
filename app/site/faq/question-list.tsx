import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { useText } from '#app/ui/text.tsx'
import type { SafeHtml } from '#kernel/safe-html.ts'
import styles from './question-list.module.css'

type Question = { key: string; question: string; answer: SafeHtml; hasLink?: boolean }

/** Questions whose answers open under them, also without script. A link to an answer opens its question. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const text = useText('content')
  return questions.map(({ key, question, answer, hasLink = false }) => (
    <details key={key} className={styles.question}>
      <summary>
        {question}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div id={key} className={styles.answer}>
        <Prose html={answer} isSmall />
        {hasLink && (
          <a href={`#${key}`} className={styles.link}>
            <Icon name="link" />
            {text('faq-link')}
          </a>
        )}
      </div>
    </details>
  ))
}
