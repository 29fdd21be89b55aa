import { paths, withQuery } from '#app/addresses/paths.ts'
import { ChipLink } from '#app/ui/chip-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './tag-links.module.css'

/** The subjects of one post, or of all of them when `isFilter`: then the chosen one is marked and all can be had back. */
export function TagLinks({
  tags,
  current,
  isFilter = false,
}: {
  tags: readonly string[]
  current?: string | undefined
  isFilter?: boolean
}) {
  const text = useText('content')
  const locale = useLocale()
  if (tags.length === 0) return null
  return (
    <nav aria-label={text('blog-topics')} className={styles.tags}>
      <ul>
        {isFilter && (
          <li>
            <ChipLink href={paths.blog(locale)} isCurrent={current === undefined}>
              {text('blog-all')}
            </ChipLink>
          </li>
        )}
        {tags.map((tag) => (
          <li key={tag}>
            <ChipLink href={withQuery(paths.blog(locale), { tag })} isCurrent={tag === current}>
              <span className={styles.subject}>{tag}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
