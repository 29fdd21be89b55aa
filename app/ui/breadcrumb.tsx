import { Icon } from './icon.tsx'
import styles from './breadcrumb.module.css'
import { useText } from './text.tsx'

/** Where the reader is: the pages above this one, then its own name. */
export function Breadcrumb({ items, current }: { items: { href: string; label: string }[]; current: string }) {
  const text = useText('ui')
  return (
    <nav aria-label={text('breadcrumb')} className={styles.crumbs}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
            <Icon name="chevron-right" isFlipped className={styles.arrow} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
