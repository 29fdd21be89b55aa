import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Localised } from '#kernel/locale.ts'
import styles from './removed-note.module.css'

export type RemovedRows = { lines: string; title: Localised | null; count: number }

/** Says what was just taken out, and takes it back in. */
export function RemovedNote({ lines, title, count }: RemovedRows) {
  const locale = useLocale()
  const text = useText('cart')
  return (
    <form method="post" className={styles.note} role="status">
      <Icon name="trash-2" />
      <span>{title && count < 4 ? text('removed', { title: title[locale] }) : text('removed-many')}</span>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="line" value={lines} />
      <button data-undo="">{text('undo')}</button>
    </form>
  )
}
