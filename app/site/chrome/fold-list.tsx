import { useId, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './fold-list.module.css'

/**
 * A titled list of the footer. Phones show it folded from the first paint on, and a button opens it; wider screens, and
 * browsers without script, show all of it.
 */
export function FoldList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <fold-list class={styles.fold}>
      <h2 className={styles.title}>
        <span className={styles.name}>{title}</span>
        <button type="button" className={styles.button} aria-expanded="false" aria-controls={id}>
          {title}
          <Icon name="chevron-down" className={styles.sign} />
        </button>
      </h2>
      <ul id={id} className={styles.list}>
        {children}
      </ul>
    </fold-list>
  )
}
