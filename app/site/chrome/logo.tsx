import { BrandMark } from '#app/ui/brand-mark.tsx'
import styles from './logo.module.css'

/** The mark and the name of the agency, leading to the home page of the language. */
export function Logo({
  href,
  brand,
  trade,
  className,
}: {
  href: string
  brand: string
  trade: string
  className?: string | undefined
}) {
  return (
    <a className={className ? `${styles.logo} ${className}` : styles.logo} href={href}>
      <BrandMark />
      <span>
        {brand}
        <small>{trade}</small>
      </span>
    </a>
  )
}
