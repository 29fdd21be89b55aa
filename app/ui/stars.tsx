import styles from './stars.module.css'

/** The class of a hotel or a rating, as five-point stars; `label` says it in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={styles.star} aria-hidden="true" />
      ))}
    </span>
  )
}
