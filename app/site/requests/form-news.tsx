import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './form-news.module.css'
import type { RequestAnswer, SaidProblem } from './request-answer.ts'

/** Above a form that came back: why, and every problem as a link to its field. */
export function FormNews({
  answer,
  idOf,
  labelOf,
}: {
  answer: Pick<RequestAnswer<unknown>, 'problems' | 'notice'> | undefined
  idOf: (pointer: string) => string
  labelOf: (pointer: string) => string
}) {
  const text = useText('requests')
  const intake = useText('intake')
  if (!answer) return null
  const { problems, notice } = answer
  return (
    <>
      {notice && (
        <Notice tone="error" isAnnounced>
          {notice === 'failed' ? text('failed') : intake(`${notice}-detail`)}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="error" title={text('fix', { count: problems.length })} isAnnounced>
          <ul className={styles.list}>
            {problems.map((problem: SaidProblem) => (
              <li key={problem.pointer}>
                <a href={`#${idOf(problem.pointer)}`}>
                  {labelOf(problem.pointer)}: {problem.message}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
