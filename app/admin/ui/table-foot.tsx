import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { pagesToShow } from '#app/ui/pages-to-show.ts'
import { useText } from '#app/ui/text.tsx'
import styles from './table-foot.module.css'

/** What of a list is shown, and its other pages. */
export function TableFoot({
  summary,
  page,
  pages,
  hrefOf,
}: {
  summary: string
  page: number
  pages: number
  hrefOf: (page: number) => string
}) {
  const text = useText('ui')
  return (
    <div className={styles.foot}>
      <span>{summary}</span>
      {pages > 1 && (
        <nav aria-label={text('pages')}>
          <ol>
            {page > 1 && (
              <li>
                <Link to={hrefOf(page - 1)} rel="prev" aria-label={text('previous-page')}>
                  <Icon name="chevron-left" isFlipped />
                </Link>
              </li>
            )}
            {pagesToShow(page, pages).map((each, index) => (
              <li key={index}>
                {each === 'gap' ? (
                  <span className={styles.gap} aria-hidden="true" />
                ) : (
                  <Link to={hrefOf(each)} {...(each === page ? { 'aria-current': 'page' } : {})}>
                    {each}
                  </Link>
                )}
              </li>
            ))}
            {page < pages && (
              <li>
                <Link to={hrefOf(page + 1)} rel="next" aria-label={text('next-page')}>
                  <Icon name="chevron-right" isFlipped />
                </Link>
              </li>
            )}
          </ol>
        </nav>
      )}
    </div>
  )
}
