import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { LinkList } from './link-list.tsx'
import styles from './reading.module.css'

/** From so many headings on, a reader wants to see them at once. */
const FEW = 3

/** The headings of a long text as a way through it, beside it or, on narrow screens, folded before it. */
export function Contents({ headings }: { headings: readonly { id: string; title: string }[] }) {
  const text = useText('content')
  if (headings.length <= FEW) return null
  const links = headings.map(({ id, title }) => ({ href: `#${id}`, label: title }))
  return (
    <>
      <div className={styles.contents}>
        <LinkList title={text('on-this-page')} links={links} />
      </div>
      <details className={styles.folded}>
        <summary>
          {text('on-this-page')}
          <Icon name="chevron-down" />
        </summary>
        <nav aria-label={text('on-this-page')}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </>
  )
}
