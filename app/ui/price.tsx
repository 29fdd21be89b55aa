import type { ReactNode } from 'react'
import type { Money } from '#kernel/money.ts'
import styles from './price.module.css'
import { MoneyText } from './text.tsx'

/** An amount in the display face with one small line of meaning under it. */
export function Price({
  money,
  cents,
  note,
  isMuted = false,
}: {
  money: Money
  cents?: boolean
  note?: ReactNode
  isMuted?: boolean
}) {
  return (
    <span className={isMuted ? `${styles.price} ${styles.muted}` : styles.price}>
      <MoneyText money={money} cents={cents} />
      {note !== undefined && <small>{note}</small>}
    </span>
  )
}
