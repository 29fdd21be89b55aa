import styles from './star.module.css'

/** The eight-point star: bullet and waypoint. Never a rating. */
export function Star({ className }: { className?: string | undefined }) {
  return <i className={className ? `${styles.star} ${className}` : styles.star} aria-hidden="true" />
}
