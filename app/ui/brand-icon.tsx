import { brands } from './brands.ts'
import styles from './icon.module.css'

export type Brand = keyof typeof brands

/** The mark of another firm; decorative, the control around it has the name. Stands on pages that hold `BrandSymbols`. */
export function BrandIcon({ brand, className }: { brand: Brand; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule={brand === 'instagram' ? 'evenodd' : undefined}
      aria-hidden="true"
    >
      {brand === 'whatsapp' ? <use href="#brand-whatsapp" /> : <path d={brands[brand]} />}
    </svg>
  )
}
