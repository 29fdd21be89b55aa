import { cardBrandNames, type CardBrand } from '#modules/payments/index.ts'
import styles from './card-brand-mark.module.css'

/** The sign of a card brand on a small plate. */
export function CardBrandMark({ brand, isHidden = false }: { brand: CardBrand; isHidden?: boolean }) {
  return (
    <img
      className={styles.mark}
      src={`/cards/${brand}.svg`}
      alt={cardBrandNames[brand]}
      width={44}
      height={28}
      {...(isHidden ? { hidden: true, loading: 'lazy' as const, 'data-brand': brand } : {})}
    />
  )
}

/** The signs of all brands, of which the script shows the one that a typed number begins like. */
export function CardBrandMarks() {
  return (
    <>
      {(Object.keys(cardBrandNames) as CardBrand[]).map((brand) => (
        <CardBrandMark key={brand} brand={brand} isHidden />
      ))}
    </>
  )
}
