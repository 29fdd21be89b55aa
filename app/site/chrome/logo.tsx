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
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <path
          d="M24 3.2 29.6 8.8H37.6V16.8L44.8 24 37.6 31.2V39.2H29.6L24 44.8 18.4 39.2H10.4V31.2L3.2 24 10.4 16.8V8.8H18.4Z"
          stroke="var(--brass-500)"
          strokeWidth="1.5"
        />
        <path
          d="M24 7.6 28.4 12H34.4V18L40.4 24 34.4 30V36H28.4L24 40.4 19.6 36H13.6V30L7.6 24 13.6 18V12H19.6Z"
          fill="currentColor"
          fillOpacity=".06"
        />
        <path
          d="M16.5 33V25.4C16.5 20.6 21 19.2 24 14.6c3 4.6 7.5 6 7.5 10.8V33"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path
          d="M21 33v-5.4c0-2.2 1.6-3 3-4.6 1.4 1.6 3 2.4 3 4.6V33"
          stroke="var(--brass-500)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span>
        {brand}
        <small>{trade}</small>
      </span>
    </a>
  )
}
