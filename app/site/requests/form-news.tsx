import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './form-news.module.css'

/** Above a form that came back: why, in the client's sentence where fields are empty, and every problem as a link to its field. */
export function FormNews({
  answer,
  idOf,
  labelOf,
  failed,
}: {
  answer: Pick<FormAnswer<unknown>, 'problems' | 'notice'> | undefined
  idOf: (pointer: string) => string
  labelOf: (pointer: string) => string
  /** What is said where the form could not be kept; a usual sentence when left out. */
  failed?: string
}) {
  const text = useText('requests')
  const intake = useText('intake')
  const forms = useText('forms')
  if (!answer) return null
  const { problems, notice } = answer
  return (
    <>
      {notice && (
        <Notice tone="error" isAnnounced>
          {notice === 'failed' ? (failed ?? text('failed')) : intake(`${notice}-detail`)}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="error" title={text('fix', { count: problems.length })} isAnnounced>
          {problems.some(({ code }) => code === 'required') && <p>{forms('required')}</p>}
          <ul className={styles.list}>
            {problems.map((problem) => (
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
