import { useText } from '#app/ui/text.tsx'
import styles from './navigation-progress.module.css'

/** A brass line with a star at its head while the next page is awaited; it appears after 150 ms, and is a status then. */
export function NavigationProgress() {
  const text = useText('chrome')
  return (
    <navigation-progress class={styles.line} role="status" hidden suppressHydrationWarning>
      <i />
      <progress className="visually-hidden" aria-label={text('opening')} />
    </navigation-progress>
  )
}
