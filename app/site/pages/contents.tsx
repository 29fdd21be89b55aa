import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { LinkList } from './link-list.tsx'
import styles from './reading.module.css'

/** From so many headings on, a reader wants to see them at once. */
const FEW = 3

type Headings = readonly { id: string; title: string }[]

/** The headings of a long text as a way through it, beside it on wide screens. */
export function Contents({ headings }: { headings: Headings }) {
  const text = useText('content')
  if (headings.length <= FEW) return null
  return (
    <div className={styles.contents}>
      <LinkList title={text('on-this-page')} links={linksTo(headings)} />
    </div>
  )
}

/** The same way folded, on narrow screens. It stands before the text in the page too, so that it moves nothing. */
export function FoldedContents({ headings }: { headings: Headings }) {
  const text = useText('content')
  if (headings.length <= FEW) return null
  return (
    <details className={styles.folded}>
      <summary>
        {text('on-this-page')}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label={text('on-this-page')}>
        <ul>
          {linksTo(headings).map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function linksTo(headings: Headings): { href: string; label: string }[] {
  return headings.map(({ id, title }) => ({ href: `#${id}`, label: title }))
}
