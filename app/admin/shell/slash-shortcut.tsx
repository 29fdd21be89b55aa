import { useEffect } from 'react'
import styles from './staff-bar.module.css'

/** The key that leads to the search; shown only where there is a keyboard to speak of. */
export function SlashShortcut({ targetId }: { targetId: string }) {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]') !== null
      if (event.key !== KEY || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      document.getElementById(targetId)?.focus()
    }
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [targetId])

  return (
    <kbd className={styles.key} aria-hidden="true">
      {KEY}
    </kbd>
  )
}

const KEY = '/'
