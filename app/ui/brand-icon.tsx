import { brands } from './brands.ts'
import styles from './icon.module.css'

export type Brand = keyof typeof brands

/** The mark of another firm; decorative, the control around it has the name. */
export function BrandIcon({ brand, className }: { brand: Brand; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={brands[brand]} />
    </svg>
  )
}
