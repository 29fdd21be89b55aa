import { usePageFrame } from '#app/page/page-frame.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { toSlug } from '#kernel/text.ts'
import { derivePage, type PageFacts, type Texts, type WritingKind } from '#modules/content/index.ts'
import styles from './content.module.css'
import { publicPath } from './writing-kinds.ts'

/** What search engines show of a result before they cut it. */
const MOST_TITLE = 60
const MOST_DESCRIPTION = 155

/** How a search engine would show the page, from what stands in the fields at this moment. */
export function SearchPreview({
  kind,
  locale,
  texts,
  titleFacts,
}: {
  kind: WritingKind
  locale: Locale
  texts: Texts
  titleFacts: PageFacts
}) {
  const text = useText('staff-content')
  const { origin } = usePageFrame()
  const { title = '', link = '', subtitle = '', excerpt = '', body = '', metaTitle = '', metaDescription = '' } = texts
  const page = derivePage(
    {
      title,
      subtitle: subtitle || excerpt,
      body,
      titleTemplate: metaTitle,
      descriptionTemplate: metaDescription,
      categoryLink: '',
      parentLink: '',
    },
    titleFacts,
  )
  const path = publicPath(kind, locale, link || toSlug(title))
  return (
    <div className={styles.result}>
      <h3>{text('search-preview')}</h3>
      <bdi dir="ltr" className={styles.address}>
        {origin + decodeURIComponent(path)}
      </bdi>
      <bdi className={styles.name}>{cut(page.metaTitle, MOST_TITLE)}</bdi>
      <bdi className={styles.words}>{cut(page.metaDescription, MOST_DESCRIPTION)}</bdi>
      <ul className={styles.lengths}>
        <li className={page.metaTitle.length > MOST_TITLE ? styles.tooLong : undefined}>
          {text('title-length', { count: page.metaTitle.length, most: String(MOST_TITLE) })}
        </li>
        <li className={page.metaDescription.length > MOST_DESCRIPTION ? styles.tooLong : undefined}>
          {text('description-length', { count: page.metaDescription.length, most: String(MOST_DESCRIPTION) })}
        </li>
      </ul>
    </div>
  )
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
}
