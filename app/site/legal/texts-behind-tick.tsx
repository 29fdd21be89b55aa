import styles from './texts-behind-tick.module.css'

/** What somebody agrees to by a tick. Beside it, not inside its label: reading a text must not tick it. */
export function TextsBehindTick({
  texts,
}: {
  /** `label` says that the link opens the text. */
  texts: readonly { id: string; title: string; href: string; label: string }[]
}) {
  return (
    <p className={styles.texts}>
      {texts.map(({ id, title, href, label }) => (
        <a key={id} href={href} target="_blank" rel="noopener" aria-label={label}>
          {title}
        </a>
      ))}
    </p>
  )
}
