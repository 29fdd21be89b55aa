import styles from './service-details.module.css'

/** What a service includes, point by point in ruled lines. */
export function ServiceDetails({ details }: { details: { title: string; text: string }[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
