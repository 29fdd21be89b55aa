import type { CardBrand } from '#modules/payments/index.ts'
import styles from './card-brand-mark.module.css'

const names: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'Troy',
  amex: 'American Express',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
}

/** The sign of a card brand on a small plate. */
export function CardBrandMark({ brand }: { brand: CardBrand }) {
  return <img className={styles.mark} src={`/cards/${brand}.svg`} alt={names[brand]} width={44} height={28} />
}
