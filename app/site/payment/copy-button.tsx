import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './copy-button.module.css'

/** Copies a text and says so for a moment. `label` names what is copied for those who only hear the page. */
export function CopyButton({ text: copied, label }: { text: string; label: string }) {
  const text = useText('payment')
  return (
    <copy-button class={styles.host} data-text={copied}>
      <button type="button" aria-live="polite" className={buttonClass({ look: 'outline', isSmall: true }, styles.copy)}>
        <span className="visually-hidden">{label}</span>
        <span data-when="ready" className={styles.state}>
          <Icon name="copy" />
          {text('copy')}
        </span>
        <span data-when="copied" className={styles.state} hidden>
          <Icon name="check" />
          {text('copied')}
        </span>
      </button>
    </copy-button>
  )
}
