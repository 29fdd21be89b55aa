import type { ReactNode } from 'react'
import styles from './ledger.module.css'

export type LedgerRow = {
  key: string
  label: ReactNode
  note?: ReactNode
  value: ReactNode
  tone?: 'plain' | 'gain' | 'total'
}

/** Amounts and facts in ruled lines: label at the start, value at the end. */
export function Ledger({ rows }: { rows: LedgerRow[] }) {
  return (
    <dl className={styles.ledger}>
      {rows.map((row) => (
        <div key={row.key} className={styles[row.tone ?? 'plain']}>
          <dt>
            {row.label}
            {row.note !== undefined && <small>{row.note}</small>}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
