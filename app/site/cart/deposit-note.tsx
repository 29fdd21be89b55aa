import { DepositSentence } from '#app/offers/deposit-sentence.tsx'
import type { DepositStanding } from '#modules/booking/index.ts'
import styles from './deposit-note.module.css'

/** How much is enough to book, before anybody binds himself to the whole; or why no deposit is taken. */
export function DepositNote({ deposit }: { deposit: DepositStanding }) {
  return <DepositSentence deposit={deposit} words="cart" className={styles.note} />
}
