import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** A dense table that scrolls sideways where it is too wide, its first column staying in sight. */
export function DataTable({ caption, head, children }: { caption: string; head: ReactNode; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

export const cell = {
  end: styles.end,
  second: styles.second,
  open: styles.open,
  warned: styles.warned,
  hijri: styles.hijri,
  /** A number that stays in one line. */
  unbroken: styles.unbroken,
  /** Names and words, which are not squeezed where the table scrolls anyway. */
  worded: styles.worded,
} as const
