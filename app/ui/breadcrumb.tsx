import { breadcrumbData } from './breadcrumb-data.ts'
import { Icon } from './icon.tsx'
import { JsonLd } from './json-ld.tsx'
import { useSiteOrigin } from './site-origin.ts'
import styles from './breadcrumb.module.css'
import { useText } from './text.tsx'

/** Where the reader is: the pages above this one, then its own name; search engines are told as well. */
export function Breadcrumb({ items, current }: { items: { href: string; label: string }[]; current: string }) {
  const text = useText('ui')
  const origin = useSiteOrigin()
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
      <JsonLd data={breadcrumbData(items, current, origin)} />
    </nav>
  )
}
