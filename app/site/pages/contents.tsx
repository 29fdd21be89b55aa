import { useText } from '#app/ui/text.tsx'
import { LinkList } from './link-list.tsx'
import styles from './reading.module.css'

/** From so many headings on, a reader wants to see them at once. */
const FEW = 3

/** The headings of a long text as a way through it; nothing for a short one. */
export function Contents({ headings }: { headings: readonly { id: string; title: string }[] }) {
  const text = useText('content')
  if (headings.length <= FEW) return null
  return (
    <div className={styles.contents}>
      <LinkList
        title={text('on-this-page')}
        links={headings.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
      />
    </div>
  )
}
