import { Icon } from './icon.tsx'
import { pagesToShow } from './pages-to-show.ts'
import styles from './pagination.module.css'
import { useText } from './text.tsx'

/** The pages of a list as links; nothing when all fits on one. `summary` says what is shown, such as `1–12 / 25`. */
export function Pagination({
  page,
  pages,
  hrefOf,
  summary,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
  summary?: string
}) {
  const text = useText('ui')
  if (pages <= 1) return null
  return (
    <nav aria-label={text('pages')} className={styles.pager}>
      <span className="tabular">{summary}</span>
      <ol>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" aria-label={text('previous-page')}>
              <Icon name="chevron-left" isFlipped />
            </a>
          </li>
        )}
        {pagesToShow(page, pages).map((each, index) => (
          <li key={index}>
            {each === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a href={hrefOf(each)} {...(each === page ? { 'aria-current': 'page' as const } : {})}>
                {each}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" aria-label={text('next-page')}>
              <Icon name="chevron-right" isFlipped />
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}
