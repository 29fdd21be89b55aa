import { Icon } from './icon.tsx'
import styles from './copy-button.module.css'
import { useText } from './text.tsx'

/** Copies `value`; `label` names it for those who do not see what stands beside the button. Absent without script. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const text = useText('ui')
  return (
    <copy-button class={styles.host} data-text={value} suppressHydrationWarning>
      <button type="button" className={styles.button}>
        <span data-when="ready" className={styles.state} suppressHydrationWarning>
          <Icon name="copy" />
          {text('copy')}
        </span>
        <span data-when="copied" className={`${styles.state} ${styles.copied}`} hidden suppressHydrationWarning>
          <Icon name="check" />
          {text('copied')}
        </span>
        <span className="visually-hidden">{label}</span>
      </button>
    </copy-button>
  )
}
