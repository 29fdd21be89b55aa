import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './toasts.module.css'

const kinds: { kind: 'success' | 'error' | 'info' | 'warning'; icon: IconName }[] = [
  { kind: 'success', icon: 'circle-check' },
  { kind: 'error', icon: 'circle-x' },
  { kind: 'info', icon: 'info' },
  { kind: 'warning', icon: 'triangle-alert' },
]

/** Where toasts appear. The element copies the pattern of a kind into the live region that fits it. */
export function Toasts() {
  return (
    <toast-stack class={styles.stack} suppressHydrationWarning>
      <div role="status" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <div role="alert" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <div hidden>
        {kinds.map(({ kind, icon }) => (
          <button key={kind} type="button" className={`${styles.toast} ${styles[kind]}`} data-kind={kind}>
            <Icon name={icon} />
            <span />
          </button>
        ))}
      </div>
    </toast-stack>
  )
}
